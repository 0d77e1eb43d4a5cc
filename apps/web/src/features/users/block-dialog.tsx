import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/composed/confirm-dialog.tsx';

export interface BlockDialogProps {
  username: string;
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Explains what a block does before it is made. */
export function BlockDialog({ username, open, onConfirm, onCancel }: BlockDialogProps) {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation();
  const points = [t(($) => $.block.hides), t(($) => $.block.ends), t(($) => $.block.quiet)];
  return (
    <ConfirmDialog
      open={open}
      title={t(($) => $.block.ask, { name: `@${username}` })}
      confirmLabel={t(($) => $.block.confirm)}
      cancelLabel={common(($) => $.actions.cancel)}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <ul className="grid list-disc gap-2 ps-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
