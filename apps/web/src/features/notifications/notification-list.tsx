import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { ErrorState } from '../../ui/composed/error-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { notificationsOf } from './cache.ts';
import { NotificationRow } from './notification-row.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useAllNotifications } from './use-notifications.ts';

/** All notifications, 50 at a time (docs/product.md §11). */
export function NotificationList() {
  const { t } = useTranslation('notifications');
  const { t: common } = useTranslation();
  const pages = useAllNotifications();
  const markRead = useMarkRead();
  const list = useRef<HTMLUListElement>(null);
  const failed = t(($) => $.failed.list);
  const retryLabel = common(($) => $.actions.tryAgain);

  if (pages.isPending) return <Skeleton label={t(($) => $.loading)} lines={2} />;
  if (!pages.data) return <LoadFailed query={pages} failed={failed} />;
  const notifications = notificationsOf(pages.data.pages);
  if (notifications.length === 0) {
    return (
      <EmptyState
        title={t(($) => $.empty)}
        action={<LinkButton to={links.feed}>{t(($) => $.emptyAction)}</LinkButton>}
      >
        {t(($) => $.emptyText)}
      </EmptyState>
    );
  }
  const unread = pages.data.pages[0]?.unreadCount ?? 0;
  // The button disappears with the last page, so its focus moves to the list.
  const loadMore = async () => {
    const { hasNextPage } = await pages.fetchNextPage();
    if (!hasNextPage) list.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-muted">
          {unread === 0 ? t(($) => $.allRead) : t(($) => $.tabs.unread, { count: unread })}
        </p>
        <Button size="small" inactive={unread === 0} onClick={() => void markRead.all()}>
          {t(($) => $.markAll)}
        </Button>
      </div>
      <ul ref={list} tabIndex={-1} className="-mx-4 mt-4 border-t border-hair outline-none sm:mx-0">
        {notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            to={notification.link}
            onFollow={() => {
              if (!notification.isRead) void markRead.one(notification.id);
            }}
            onRead={() => markRead.one(notification.id)}
          />
        ))}
      </ul>
      {pages.isFetchNextPageError && !pages.isFetchingNextPage ? (
        <ErrorState message={failed} retryLabel={retryLabel} onRetry={() => void loadMore()} />
      ) : (
        pages.hasNextPage && (
          <Button
            className="mx-auto mt-6 flex"
            busy={pages.isFetchingNextPage}
            onClick={() => void loadMore()}
          >
            {t(($) => $.loadMore)}
          </Button>
        )
      )}
    </>
  );
}
