import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { links, ownPath } from '../../links.ts';
import { Page } from '../../ui/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { exists } from '../routes.tsx';

/** /login (spec 1 §2). The guard of the route leads on once there is a session. */
export function Screen() {
  const { t } = useTranslation('auth');
  const [params] = useSearchParams();
  const back = ownPath(params.get('return'), location.origin);
  return (
    <LoginForm
      frame={(form) => (
        <Page title={t(($) => $.login.heading)} lead={t(($) => $.login.lead)} width="narrow">
          <div className="grid gap-6">
            {form}
            {exists(links.forgotPassword) && (
              <TextLink to={links.forgotPassword}>{t(($) => $.login.forgot)}</TextLink>
            )}
            <p>
              {t(($) => $.login.newHere)}{' '}
              <TextLink to={back ? links.registerThen(back) : links.register}>
                {t(($) => $.login.create)}
              </TextLink>
            </p>
          </div>
        </Page>
      )}
    />
  );
}
