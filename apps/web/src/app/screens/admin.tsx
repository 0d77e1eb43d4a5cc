import { useTranslation } from 'react-i18next';
import { Log } from '../../features/moderation/log.tsx';
import { isAdmin } from '../../lib/server/roles.ts';
import { useUser } from '../../lib/server/session.ts';
import { Page } from '../../ui/composed/page.tsx';
import { NoPermission } from '../no-permission.tsx';

/** /admin: what was done to members and to what they wrote; for admins. */
export function Screen() {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation();
  const user = useUser();
  if (!user || !isAdmin(user)) return <NoPermission />;
  return (
    <Page title={common(($) => $.titles.admin)} lead={t(($) => $.log.lead)}>
      <Log />
    </Page>
  );
}
