import { useTranslation } from 'react-i18next';
import { InstanceForm } from '../../features/admin/instance-form.tsx';
import { AdminPage } from '../admin-page.tsx';

/** /admin/instance: what the instance says about itself, and who may register; for admins. */
export function Screen() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  return (
    <AdminPage title={common(($) => $.titles.adminInstance)} lead={t(($) => $.instance.lead)}>
      <InstanceForm />
    </AdminPage>
  );
}
