import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ForgotForm } from '../../features/auth/forgot-form.tsx';
import { MailSent } from '../../features/auth/mail-sent.tsx';
import { useSignInLinks } from '../../lib/navigation/sign-in-links.ts';
import { Page } from '../../ui/primitives/page.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/**
 * /forgot-password (docs/product.md §15.3). Members may enter it too, because the settings change a password only if
 * the member still knows it.
 */
export function Screen() {
  const { t } = useTranslation('auth');
  const { login } = useSignInLinks();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <Page title={t(($) => $.forgot.sentHeading)} width="narrow">
        <MailSent email={sentTo} onAgain={() => setSentTo(null)} />
      </Page>
    );
  }
  return (
    <Page title={t(($) => $.forgot.heading)} lead={t(($) => $.forgot.lead)} width="narrow">
      <div className="grid gap-6">
        <ForgotForm onSent={setSentTo} />
        <p>
          <TextLink to={login}>{t(($) => $.forgot.toLogin)}</TextLink>
        </p>
      </div>
    </Page>
  );
}
