import { useTranslation } from 'react-i18next';
import { Log } from '../../features/moderation/log.tsx';
import { AdminPage } from '../admin-page.tsx';

/** /admin/log: the audit log of moderation and administration; for admins. */
export function Screen() {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation();
  return (
    <AdminPage title={common(($) => $.titles.adminLog)} lead={t(($) => $.log.lead)}>
      <Log />
    </AdminPage>
  );
}
