import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RegisterForm } from '../../features/auth/register-form.tsx';
import { links, ownPath } from '../../links.ts';
import { Page } from '../../ui/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** /register (spec 1 §2). The guard of the route leads on once there is a session. */
export function Screen() {
  const { t } = useTranslation('auth');
  const [params] = useSearchParams();
  const back = ownPath(params.get('return'), location.origin);
  return (
    <Page title={t(($) => $.register.heading)} lead={t(($) => $.register.lead)} width="narrow">
      <div className="grid gap-6">
        <RegisterForm />
        <p>
          {t(($) => $.register.haveAccount)}{' '}
          <TextLink to={back ? links.loginThen(back) : links.login}>{t(($) => $.register.login)}</TextLink>
        </p>
        <p>
          <TextLink to={links.privacy}>{t(($) => $.register.privacy)}</TextLink>
        </p>
      </div>
    </Page>
  );
}
