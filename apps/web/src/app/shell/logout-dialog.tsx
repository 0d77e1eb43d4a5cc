import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/composed/confirm-dialog.tsx';

/** What a sign-out takes along. */
export interface Lost {
  /** Half-written texts on this device. */
  drafts: number;
  /** What waits for the server to wake. */
  unsent: number;
}

export interface LogoutDialogProps extends Lost {
  onLogout: () => void;
  onStay: () => void;
}

/** Drafts go with a sign-out, and what was not sent yet, but never unasked (docs/product.md §10.4). */
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
