import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SetupForm } from '../../features/admin/setup.tsx';
import { useSignInLinks } from '../../lib/navigation/sign-in-links.ts';
import { useFreshInstance, useInstance } from '../../lib/server/instance.ts';
import { useSession } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';

/** /setup: gives a new instance its first admin, by the code that its first start prints. */
export function Screen() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const session = useSession();
  const instance = useFreshInstance();
  const isLoading = session.status === 'loading' || instance === undefined;
  return (
    <Page title={common(($) => $.titles.setup)} lead={t(($) => $.setup.lead)} width="narrow" busy={isLoading}>
      {isLoading ? <Skeleton label={t(($) => $.setup.loading)} /> : <Step />}
    </Page>
  );
}

/** What comes next: nothing where there is an admin already, an account, or the code. */
function Step() {
  const { t } = useTranslation('admin');
  const { login, register } = useSignInLinks();
  const session = useSession();
  const instance = useInstance();
  if (instance && !instance.needsSetup) {
    return (
      <Told text={t(($) => $.setup.hasAdmin)}>
        <LinkButton to={links.home}>{t(($) => $.setup.home)}</LinkButton>
      </Told>
    );
  }
  if (session.status !== 'member') {
    return (
      <Told text={t(($) => $.setup.account)}>
        <LinkButton variant="primary" to={register}>
          {t(($) => $.setup.register)}
        </LinkButton>
        <LinkButton to={login}>{t(($) => $.setup.login)}</LinkButton>
      </Told>
    );
  }
  return <SetupForm />;
}

const Told = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="grid gap-5">
    <p>{text}</p>
    <div className="flex flex-wrap gap-3">{children}</div>
  </div>
);
