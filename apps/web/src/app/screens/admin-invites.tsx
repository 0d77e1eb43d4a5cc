import { useTranslation } from 'react-i18next';
import { Invites } from '../../features/admin/invites.tsx';
import { AdminPage } from '../admin-page.tsx';

/** /admin/invites: invitations to register; for admins. */
export function Screen() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  return (
    <AdminPage title={common(($) => $.titles.adminInvites)} lead={t(($) => $.invites.lead)}>
      <Invites />
    </AdminPage>
  );
}
