import { useTranslation } from 'react-i18next';
import { Jobs } from '../../features/admin/jobs.tsx';
import { AdminPage } from '../admin-page.tsx';

/** /admin/jobs: the background jobs; for admins. */
export function Screen() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  return (
    <AdminPage title={common(($) => $.titles.adminJobs)} lead={t(($) => $.jobs.lead)}>
      <Jobs />
    </AdminPage>
  );
}
