import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Settings } from '../../features/settings/settings.tsx';
import { useSignInLinks } from '../../lib/navigation/sign-in-links.ts';
import { lazyPart } from '../../lib/rendering/lazy-part.ts';
import { useSession } from '../../lib/server/session.ts';
import { LoginInvitation } from '../../ui/composed/empty-state.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { exists } from '../routes.ts';

// The card is loaded separately, because it is below the first screen.
const PlanCard = lazyPart(
  () => import('../../features/subscriptions/plan-card.tsx'),
  (part) => part.PlanCard,
);

/** /settings (docs/product.md §15.11): for members; a visitor finds a link to log in. */
export function Screen() {
  const { t } = useTranslation('settings');
  const { t: common } = useTranslation();
  const session = useSession();
  const { login } = useSignInLinks();
  const title = common(($) => $.titles.settings);
  if (session.status === 'visitor') {
    return (
      <Page title={title}>
        <LoginInvitation title={t(($) => $.login)} action={t(($) => $.logIn)} to={login}>
          {t(($) => $.loginText)}
        </LoginInvitation>
      </Page>
    );
  }
  return (
    <Page title={title} lead={t(($) => $.lead)} busy={session.status === 'loading'}>
      {session.status === 'loading' ? (
        <Skeleton label={t(($) => $.loading)} />
      ) : (
        <Settings
          key={session.user.id}
          user={session.user}
          exists={exists}
          plan={
            <Suspense fallback={<div className="min-h-44" />}>
              <PlanCard tier={session.user.tier} />
            </Suspense>
          }
        />
      )}
    </Page>
  );
}
