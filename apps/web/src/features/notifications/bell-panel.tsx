import { limits } from '@halved/shared/limits';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { ErrorState } from '../../ui/composed/error-state.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import type { NotificationPage } from './cache.ts';
import { NotificationRow } from './notification-row.tsx';
import { useMarkRead } from './use-mark-read.ts';

export interface BellPanelProps {
  latest: QueryResult<NotificationPage>;
  /** Called when a link in the panel was followed. */
  onLeave: () => void;
}

/** The panel of the bell: the latest five notifications, Mark all read, and a link to all of them. */
export function BellPanel({ latest, onLeave }: BellPanelProps) {
  const { t } = useTranslation('notifications');
  const markRead = useMarkRead();
  const follow = (id: string, isRead: boolean) => {
    if (!isRead) void markRead.one(id);
    onLeave();
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-hair py-1.5 ps-4 pe-1.5">
        <p className="font-voice font-semibold">{t(($) => $.heading)}</p>
        <Button
          variant="quiet"
          size="small"
          inactive={!latest.data?.unreadCount}
          onClick={() => void markRead.all()}
        >
          {t(($) => $.markAllShort)}
        </Button>
      </div>
      <Latest latest={latest} onFollow={follow} />
      <Link
        to={links.notifications}
        onClick={onLeave}
        className="tap flex items-center justify-center px-4 py-2 font-semibold text-tide underline underline-offset-4"
      >
        {t(($) => $.viewAll)}
      </Link>
    </>
  );
}

interface LatestProps {
  latest: QueryResult<NotificationPage>;
  onFollow: (id: string, isRead: boolean) => void;
}

function Latest({ latest, onFollow }: LatestProps) {
  const { t } = useTranslation('notifications');
  const { t: common } = useTranslation();
  const { data } = latest;
  if (latest.isPending) {
    return (
      <div className="p-4">
        <Skeleton label={t(($) => $.loading)} count={1} />
      </div>
    );
  }
  if (!data) {
    return (
      <ErrorState
        message={t(($) => $.failed.list)}
        retryLabel={common(($) => $.actions.tryAgain)}
        busy={latest.isFetching}
        onRetry={() => void latest.refetch()}
      />
    );
  }
  if (data.notifications.length === 0) {
    return <EmptyState title={t(($) => $.empty)}>{t(($) => $.emptyText)}</EmptyState>;
  }
  return (
    // The list scrolls, so that the links above and below it stay.
    <ul className="min-h-0 overflow-y-auto">
      {data.notifications.slice(0, limits.notifications.bellListed).map((notification) => (
        <NotificationRow
          key={notification.id}
          notification={notification}
          to={notification.link ?? links.notifications}
          onFollow={() => onFollow(notification.id, notification.isRead)}
        />
      ))}
    </ul>
  );
}
