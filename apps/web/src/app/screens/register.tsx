import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RegisterForm } from '../../features/auth/register-form.tsx';
import { RegistrationClosed } from '../../features/auth/registration-closed.tsx';
import { useSignInLinks } from '../../lib/navigation/sign-in-links.ts';
import { useFreshInstance } from '../../lib/server/instance.ts';
import { links } from '../../links.ts';
import { Page } from '../../ui/primitives/page.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/**
 * /register (docs/product.md §15.3), or /register?invite=… with an invitation. The route's guard redirects members to
 * another page. The form shows once it is known who may register; if that cannot be loaded, everybody may try.
 */
export function Screen() {
  const { t } = useTranslation('auth');
  const { login } = useSignInLinks();
  const [params] = useSearchParams();
  const instance = useFreshInstance();
  const registration = instance?.registration ?? 'open';
  const invite = params.get('invite');
  const isUnknown = instance === null;
  const lead = registration === 'invite' ? t(($) => $.register.inviteOnly) : t(($) => $.register.lead);
  return (
    <Page
      title={registration === 'closed' ? t(($) => $.register.closedHeading) : t(($) => $.register.heading)}
      lead={registration !== 'closed' && lead}
      width="narrow"
      busy={instance === undefined}
    >
      {instance === undefined ? (
        <Skeleton label={t(($) => $.register.loading)} />
      ) : (
        <div className="grid gap-6">
          {registration === 'closed' ? (
            <RegistrationClosed contactEmail={instance?.contactEmail ?? ''} />
          ) : (
            <RegisterForm
              invite={invite}
              asksInvite={registration === 'invite' || (isUnknown && invite !== null)}
            />
          )}
          <p>
            {t(($) => $.register.haveAccount)} <TextLink to={login}>{t(($) => $.register.login)}</TextLink>
          </p>
          <p>
            <TextLink to={links.privacy}>{t(($) => $.register.privacy)}</TextLink>
          </p>
        </div>
      )}
    </Page>
  );
}
