import { useTranslation } from 'react-i18next';
import { RegisterForm } from '../../features/auth/register-form.tsx';
import { useSignInLinks } from '../../lib/navigation/sign-in-links.ts';
import { links } from '../../links.ts';
import { Page } from '../../ui/primitives/page.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** /register (docs/product.md §15.3). The route's guard redirects members to another page. */
export function Screen() {
  const { t } = useTranslation('auth');
  const { login } = useSignInLinks();
  return (
    <Page title={t(($) => $.register.heading)} lead={t(($) => $.register.lead)} width="narrow">
      <div className="grid gap-6">
        <RegisterForm />
        <p>
          {t(($) => $.register.haveAccount)} <TextLink to={login}>{t(($) => $.register.login)}</TextLink>
        </p>
        <p>
          <TextLink to={links.privacy}>{t(($) => $.register.privacy)}</TextLink>
        </p>
      </div>
    </Page>
  );
}
