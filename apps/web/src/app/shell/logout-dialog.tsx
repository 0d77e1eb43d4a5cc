import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/composed/confirm-dialog.tsx';

/** What a sign-out removes. */
export interface Lost {
  /** The number of drafts on this device. */
  drafts: number;
  /** The number of writes that wait for the server. */
  unsent: number;
}

export interface LogoutDialogProps extends Lost {
  onLogout: () => void;
  onStay: () => void;
}

/** Asks before a sign-out removes drafts and unsent writes (docs/product.md §10.4). */
export function LogoutDialog({ drafts, unsent, onLogout, onStay }: LogoutDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open
      title={drafts > 0 ? t(($) => $.logout.title) : t(($) => $.logout.titleUnsent)}
      confirmLabel={drafts > 0 ? t(($) => $.logout.confirm) : t(($) => $.logout.confirmUnsent)}
      cancelLabel={t(($) => $.logout.stay)}
      danger
      onConfirm={onLogout}
      onCancel={onStay}
    >
      {drafts > 0 && <p>{t(($) => $.logout.text, { count: drafts })}</p>}
      {unsent > 0 && <p>{t(($) => $.logout.unsent, { count: unsent })}</p>}
    </ConfirmDialog>
  );
}
