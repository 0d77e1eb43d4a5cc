import type { ModerationItem } from '@halved/shared/contract/moderation';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { NextPage } from '../../ui/composed/next-page.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { preloadForms } from './lazy-forms.ts';
import { QueueFilters } from './queue-filters.tsx';
import { QueueItem } from './queue-item.tsx';
import { useQueueKeys } from './queue-keys.ts';
import { countsWithout, nameOfItem, type QueueView } from './queue-view.ts';
import { type Decided, type Decisions, useDecisions } from './use-decisions.ts';
import { type LoadedQueue, useQueue } from './use-queue.ts';

export interface QueueProps {
  view: QueueView;
  onView: (view: QueueView) => void;
}

/** The moderation queue: counts, filters and one item after the other to decide on (docs/product.md §8.4). */
export function Queue({ view, onView }: QueueProps) {
  const list = useRef<HTMLDivElement>(null);
  const queue = useQueue(view);
  const decisions = useDecisions();
  useQueueKeys(list);
  useEffect(preloadForms, []);
  const underWay = queue.items.filter(decisions.isUnderWay);
  const counts = queue.counts && countsWithout(queue.counts, underWay);
  return (
    <>
      <QueueFilters view={view} counts={counts} onChange={onView} />
      <div ref={list} tabIndex={-1} className="outline-none">
        <WaitingItems
          queue={queue}
          list={list}
          decisions={decisions}
          unfiltered={view.show === 'all' && view.kind === 'all'}
          onAll={() => onView({ show: 'all', kind: 'all' })}
        />
      </div>
    </>
  );
}

interface WaitingItemsProps {
  queue: LoadedQueue;
  list: RefObject<HTMLDivElement | null>;
  decisions: Decisions;
  /** Whether no filter is set. */
  unfiltered: boolean;
  onAll: () => void;
}

function WaitingItems({ queue, list, decisions, unfiltered, onAll }: WaitingItemsProps) {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation();
  const { pages } = queue;
  const { decide } = decisions;
  const onDecide = useCallback(
    (decided: Decided) => {
      moveFocusFrom(list.current, decided.item);
      decide(decided);
    },
    [list, decide],
  );
  const failed = t(($) => $.queue.failed);
  const retry = common(($) => $.actions.tryAgain);
  if (pages.isPending) return <Skeleton label={t(($) => $.queue.loading)} />;
  if (!pages.data) return <LoadFailed query={pages} failed={failed} />;
  const items = queue.items.filter((item) => !decisions.isUnderWay(item));
  return (
    <>
      {items.length === 0 && !pages.hasNextPage && <EmptyQueue unfiltered={unfiltered} onAll={onAll} />}
      {items.length > 0 && (
        <ul className="grid gap-4" aria-label={t(($) => $.queue.list)}>
          {items.map((item) => (
            <li key={nameOfItem(item)}>
              <QueueItem item={item} onDecide={onDecide} />
            </li>
          ))}
        </ul>
      )}
      <NextPage pages={pages} texts={{ loading: t(($) => $.queue.loadingMore), failed, retry }} />
    </>
  );
}

function EmptyQueue({ unfiltered, onAll }: { unfiltered: boolean; onAll: () => void }) {
  const { t } = useTranslation('moderation');
  if (unfiltered)
    return <EmptyState title={t(($) => $.queue.empty)}>{t(($) => $.queue.emptyText)}</EmptyState>;
  return (
    <EmptyState
      title={t(($) => $.queue.emptyFiltered)}
      action={<Button onClick={onAll}>{t(($) => $.queue.showAll)}</Button>}
    />
  );
}

/** Before an item is removed, the focus moves to the next one, else to the previous one, else to the list. */
function moveFocusFrom(list: HTMLElement | null, item: ModerationItem): void {
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-case]') ?? [])];
  const index = items.findIndex((element) => element.dataset.case === nameOfItem(item));
  (items[index + 1] ?? items[index - 1] ?? list)?.focus();
}
