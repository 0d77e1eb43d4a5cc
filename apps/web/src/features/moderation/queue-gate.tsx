import { limits } from '@halved/shared/limits';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUser } from '../../lib/server/session.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { waitingFilters } from './queue-view.ts';

/** How heavy the queue is, before any of it is on the screen: how much waits, by kind. Each number leads to its part. */
export function QueueGate() {
  const { t } = useTranslation('moderation');
  const number = useNumber();
  const viewerId = useUser()?.id;
  // Items with a question stand first, so that the first page has them all, unless there are more than a page.
  const query = trpc.moderation.queue.useQuery({ limit: limits.page.size });
  if (query.isPending) return <Skeleton label={t(($) => $.queue.loading)} count={1} />;
  if (!query.data) return <LoadFailed query={query} failed={t(($) => $.queue.failed)} />;
  const { counts, items } = query.data;
  if (counts.all === 0) {
    return <EmptyState title={t(($) => $.queue.empty)}>{t(($) => $.queue.emptyText)}</EmptyState>;
  }
  const opinions = items.filter(({ secondOpinion }) => secondOpinion && secondOpinion.by?.id !== viewerId);
  return (
    <div className="grid gap-5">
      <ul aria-label={t(($) => $.gate.list)} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {waitingFilters.map((show) => (
          <li
            key={show}
            className="slip relative flex items-baseline justify-between gap-3 rounded-card rounded-es-tail border border-hair bg-surface px-5 py-4 hover:bg-calm"
          >
            <Link
              to={links.moderationQueue(show)}
              className="font-semibold no-underline after:absolute after:inset-0"
            >
              {t(($) => $.gate.kinds[show])}
            </Link>{' '}
            <span className="font-voice text-display leading-none font-semibold tabular-nums">
              {number(counts[show])}
            </span>
          </li>
        ))}
      </ul>
      {opinions.length > 0 && (
        <p className="font-semibold">
          {t(($) => $.gate.opinions, { count: opinions.length, number: number(opinions.length) })}
        </p>
      )}
      <p className="max-w-prose text-muted">{t(($) => $.gate.text)}</p>
    </div>
  );
}
