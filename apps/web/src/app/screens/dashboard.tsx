import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dashboard, type DashboardProps } from '../../features/dashboard/dashboard.tsx';
import { CheckInPanel } from '../../features/notifications/check-in-panel.tsx';
import { useCheckIns } from '../../features/notifications/use-check-ins.ts';
import { useSignInLinks } from '../../lib/navigation/sign-in-links.ts';
import { useSession } from '../../lib/server/session.ts';
import { LoginInvitation } from '../../ui/composed/empty-state.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';

/** /dashboard (docs/product.md §15.8): for members; a visitor finds a link to log in. */
export function Screen() {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const session = useSession();
  const { login } = useSignInLinks();
  const title = common(($) => $.titles.dashboard);
  const frame = (content: ReactNode, action: ReactNode) => (
    <Page title={title} lead={t(($) => $.lead)} action={action} width="wide">
      {content}
    </Page>
  );
  if (session.status === 'member') return <MemberDashboard user={session.user} frame={frame} />;
  if (session.status === 'loading') return frame(<Skeleton label={t(($) => $.loading)} />, null);
  return (
    <Page title={title}>
      <LoginInvitation title={t(($) => $.login)} action={t(($) => $.logIn)} to={login}>
        {t(($) => $.loginText)}
      </LoginInvitation>
    </Page>
  );
}

/** The check-ins are requested at the same time as the dashboard, because what is below them waits for both. */
function MemberDashboard(props: Pick<DashboardProps, 'user' | 'frame'>) {
  const { isFetched } = useCheckIns();
  return <Dashboard {...props} checkIns={isFetched ? <CheckInPanel /> : undefined} />;
}
