import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export interface LogoutDialogProps {
  drafts: number;
  onLogout: () => void;
  onStay: () => void;
}

/** Drafts go with a sign-out, but never unasked (decisions). */
export function LogoutDialog({ drafts, onLogout, onStay }: LogoutDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open
      title={t(($) => $.logout.title)}
      confirmLabel={t(($) => $.logout.confirm)}
      cancelLabel={t(($) => $.logout.stay)}
      danger
      onConfirm={onLogout}
      onCancel={onStay}
    >
      <p>{t(($) => $.logout.text, { count: drafts })}</p>
    </ConfirmDialog>
  );
}
