import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/composed/confirm-dialog.tsx';
import type { ResolutionDialogProps } from './resolution-dialog.tsx';
import { useUnresolve } from './use-resolve.ts';

/** Asks before a post is opened again, because that deletes its resolution (docs/product.md §6.1). */
export function UnresolveDialog({ post, onClose }: ResolutionDialogProps) {
  const { t } = useTranslation('resolutions');
  const { t: common } = useTranslation();
  const unresolve = useUnresolve();
  return (
    <ConfirmDialog
      open
      title={t(($) => $.unresolve.ask)}
      confirmLabel={t(($) => $.unresolve.confirm)}
      cancelLabel={common(($) => $.actions.cancel)}
      danger
      onCancel={onClose}
      onConfirm={() => {
        unresolve.write(post);
        onClose();
      }}
    >
      <p>{t(($) => $.unresolve.text)}</p>
    </ConfirmDialog>
  );
}
