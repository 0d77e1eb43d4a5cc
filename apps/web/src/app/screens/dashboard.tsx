import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { useSession } from '../../lib/session.ts';
import { useWayIn } from '../../lib/way-in.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** /dashboard (spec 1 §2): for members; a visitor finds the way in. */
export function Screen() {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const session = useSession();
  const { login } = useWayIn();
  const title = common(($) => $.titles.dashboard);
  const frame = (content: ReactNode, action: ReactNode) => (
    <Page title={title} lead={t(($) => $.lead)} action={action} width="wide">
      {content}
    </Page>
  );
  if (session.status === 'member') return <Dashboard user={session.user} frame={frame} />;
  if (session.status === 'loading')
    return frame(
      <div className="min-h-dvh">
        <Skeleton label={t(($) => $.loading)} />
      </div>,
      null,
    );
  return (
    <Page title={title}>
      <EmptyState
        title={t(($) => $.login)}
        action={
          <LinkButton variant="primary" to={login}>
            {t(($) => $.logIn)}
          </LinkButton>
        }
      >
        {t(($) => $.loginText)}
      </EmptyState>
    </Page>
  );
}
