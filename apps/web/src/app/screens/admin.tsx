import { useTranslation } from 'react-i18next';
import { Overview } from '../../features/admin/overview.tsx';
import { AdminPage } from '../admin-page.tsx';

/** /admin: how the community and its server do, and what waits; for admins. */
export function Screen() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  return (
    <AdminPage title={common(($) => $.titles.admin)} lead={t(($) => $.overview.lead)}>
      <Overview />
    </AdminPage>
  );
}
