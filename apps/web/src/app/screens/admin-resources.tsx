import { useTranslation } from 'react-i18next';
import { Resources } from '../../features/admin/resources.tsx';
import { AdminPage } from '../admin-page.tsx';

/** /admin/resources: the directory of help with the age of its facts; for admins. */
export function Screen() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  return (
    <AdminPage title={common(($) => $.titles.adminResources)} lead={t(($) => $.resources.lead)}>
      <Resources />
    </AdminPage>
  );
}
