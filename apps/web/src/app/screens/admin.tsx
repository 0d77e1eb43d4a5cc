import { useTranslation } from 'react-i18next';
import { Log } from '../../features/moderation/log.tsx';
import { Page } from '../../ui/primitives/page.tsx';

/** /admin: the audit log of moderation and administration; for admins. */
export function Screen() {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation();
  return (
    <Page title={common(($) => $.titles.admin)} lead={t(($) => $.log.lead)}>
      <Log />
    </Page>
  );
}
