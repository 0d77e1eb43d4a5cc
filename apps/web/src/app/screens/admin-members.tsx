import { useTranslation } from 'react-i18next';
import { Members } from '../../features/admin/members.tsx';
import { AdminPage } from '../admin-page.tsx';

/** /admin/members: everybody who has an account, with search and filters; for admins. */
export function Screen() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  return (
    <AdminPage title={common(($) => $.titles.adminMembers)} lead={t(($) => $.members.lead)}>
      <Members />
    </AdminPage>
  );
}
