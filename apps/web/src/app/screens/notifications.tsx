import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { useLatest } from '../../features/notifications/use-notifications.ts';
import { useSignInLinks } from '../../lib/navigation/sign-in-links.ts';
import { lazyPart } from '../../lib/rendering/lazy-part.ts';
import { useSession } from '../../lib/server/session.ts';
import { LoginInvitation } from '../../ui/composed/empty-state.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { Tabs } from '../../ui/primitives/tabs.tsx';

// Loaded once somebody opens the second tab.
const NotificationPreferences = lazyPart(
  () => import('../notification-preferences.tsx'),
  (part) => part.NotificationPreferences,
);

/** /notifications (docs/product.md §15.10): for members; a visitor finds a link to log in. */
export function Screen() {
  const { t } = useTranslation('notifications');
  const { t: common } = useTranslation();
  const { status } = useSession();
  const { login } = useSignInLinks();
  return (
    <Page title={common(($) => $.titles.notifications)}>
      {status === 'member' && <NotificationTabs />}
      {status === 'loading' && <Skeleton label={t(($) => $.loading)} lines={2} />}
      {status === 'visitor' && (
        <LoginInvitation title={t(($) => $.login)} action={t(($) => $.logIn)} to={login}>
          {t(($) => $.loginText)}
        </LoginInvitation>
      )}
    </Page>
  );
}

function NotificationTabs() {
  const { t } = useTranslation('notifications');
  const [params, setParams] = useSearchParams();
  const unread = useLatest(true).data?.unreadCount ?? 0;
  const tab = params.get('tab') === 'preferences' ? 'preferences' : 'list';
  return (
    <Tabs
      label={t(($) => $.tabs.label)}
      value={tab}
      tabs={[
        { value: 'list', label: <ListLabel unread={unread} /> },
        { value: 'preferences', label: t(($) => $.tabs.preferences) },
      ]}
      onChange={(next) => setParams(next === 'list' ? {} : { tab: next }, { replace: true })}
    >
      {tab === 'list' ? (
        <NotificationList />
      ) : (
        <Suspense fallback={<Skeleton label={t(($) => $.preferences.loading)} />}>
          <NotificationPreferences />
        </Suspense>
      )}
    </Tabs>
  );
}

function ListLabel({ unread }: { unread: number }) {
  const { t } = useTranslation('notifications');
  return (
    <>
      {t(($) => $.heading)}
      {unread > 0 && (
        <>
          {' '}
          <span aria-hidden="true" className="ms-1 rounded-full bg-clay px-2 text-small text-on-clay">
            {unread}
          </span>
          <span className="sr-only">{t(($) => $.tabs.unread, { count: unread })}</span>
        </>
      )}
    </>
  );
}
