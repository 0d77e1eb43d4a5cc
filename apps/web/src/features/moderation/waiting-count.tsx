import { times } from '@halved/shared/limits';
import { useTranslation } from 'react-i18next';
import { usePolling } from '../../lib/server/polling.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { useNumber } from '../../lib/texts/number.ts';

/**
 * The number of items in the queue, beside the link to it; nothing if it is empty or not loaded. It refreshes once a
 * minute while the tab is visible, and when the moderator returns to the tab.
 */
export function WaitingCount() {
  const { t } = useTranslation('dashboard');
  const number = useNumber();
  const { data } = trpc.moderation.queue.useQuery(
    { limit: 1 },
    { refetchInterval: usePolling(times.queueCountPollMs), refetchOnWindowFocus: true },
  );
  const count = data?.counts.all ?? 0;
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className="ms-auto min-w-6 rounded-full bg-clay px-1.5 text-center text-small leading-6 font-semibold text-on-clay tabular-nums">
        <span aria-hidden="true">{number(count)}</span>
        <span className="sr-only">{t(($) => $.sidebar.waiting, { count, number: number(count) })}</span>
      </span>
    </>
  );
}
