import BellIcon from 'lucide-react/icons/bell';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart, preloadPart, withTexts } from '../../lib/rendering/lazy-part.ts';
import { useUser } from '../../lib/server/session.ts';
import { Popover } from '../../ui/primitives/popover.tsx';
import { badgeOf } from './badge.ts';
import { useLatest } from './use-notifications.ts';

const load = withTexts(() => import('./bell-panel.tsx'), ['notifications']);
const BellPanel = lazyPart(load, (part) => part.BellPanel);

/** The number of unread notifications, and a panel with the latest ones (docs/product.md §11). */
export function Bell() {
  const { t } = useTranslation();
  const user = useUser();
  const latest = useLatest(user !== null);
  if (!user) return null;
  const unread = latest.data?.unreadCount ?? 0;
  const badge = badgeOf(unread);
  return (
    <Popover
      label={unread === 0 ? t(($) => $.nav.notifications) : t(($) => $.bell.unread, { count: unread })}
      panelLabel={t(($) => $.nav.notifications)}
      triggerClassName="tap relative grid cursor-pointer place-items-center rounded-full hover:bg-calm"
      panelClassName="arrive absolute max-h-[max(18rem,calc(100dvh-var(--foot-block)-4rem))] md:max-h-[max(18rem,calc(100dvh-8rem))] inset-x-4 z-20 mt-1 flex flex-col rounded-card border border-line bg-surface text-ink outline-none sm:inset-x-auto sm:end-0 sm:w-96"
      onTouch={() => preloadPart(load)}
      trigger={
        <>
          <BellIcon className="size-5" aria-hidden="true" />
          {badge && (
            <span
              aria-hidden="true"
              data-badge=""
              className="absolute start-[55%] top-0.5 w-max min-w-5 rounded-full bg-clay px-1 text-center text-[0.75rem] leading-5 font-semibold text-on-clay"
            >
              {badge}
            </span>
          )}
        </>
      }
    >
      {(close) => (
        // The placeholder is as tall as one notification.
        <Suspense fallback={<div className="h-40" />}>
          <BellPanel latest={latest} onLeave={close} />
        </Suspense>
      )}
    </Popover>
  );
}
