import { useTranslation } from 'react-i18next';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { useSignInLinks } from '../../lib/navigation/sign-in-links.ts';
import { endedElsewhere } from '../../lib/server/session.ts';
import { useStore } from '../../lib/state/store.ts';
import { hasMemberDrafts } from '../../lib/writing/member-drafts.ts';
import { Notice } from '../../ui/primitives/notice.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** /login (docs/product.md §15.3). The route's guard redirects members to another page. */
export function Screen() {
  const { t } = useTranslation('auth');
  const { t: messages } = useTranslation('messages');
  const hasEndedElsewhere = useStore(endedElsewhere);
  const { register, forgotPassword } = useSignInLinks();
  return (
    <LoginForm
      frame={(form) => (
        <Page title={t(($) => $.login.heading)} lead={t(($) => $.login.lead)} width="narrow">
          <div className="grid gap-6">
            {hasEndedElsewhere && (
              <Notice role="status">
                <p>{messages(($) => $.errors.INVALID_REFRESH_TOKEN)}</p>
                {hasMemberDrafts() && <p>{t(($) => $.login.kept)}</p>}
              </Notice>
            )}
            {form}
            <TextLink to={forgotPassword}>{t(($) => $.login.forgot)}</TextLink>
            <p>
              {t(($) => $.login.newHere)} <TextLink to={register}>{t(($) => $.login.create)}</TextLink>
            </p>
          </div>
        </Page>
      )}
    />
  );
}
