import type { ModerationItem, QueueCounts } from '@halved/shared/contract/moderation';
import { type ModeratedKind, moderatedKinds } from '@halved/shared/moderation-kinds';

/** The parts of what waits. */
export const waitingFilters = ['all', 'urgent', 'flagged', 'pending', 'reported'] as const;
export type WaitingFilter = (typeof waitingFilters)[number];

/** The parts of the queue that can be shown: what waits, and what was rejected. */
export const queueFilters = [...waitingFilters, 'rejected'] as const;
type QueueFilter = (typeof queueFilters)[number];

/** The part of the queue that is shown, kept in the URL. */
export interface QueueView {
  show: QueueFilter;
  kind: ModeratedKind | 'all';
}

/** What the address of the moderation shows: how heavy the queue is, the queue itself, or a break. */
export function pageOf(params: URLSearchParams): 'gate' | 'queue' | 'break' {
  if (params.has('break')) return 'break';
  return params.has('show') || params.has('kind') ? 'queue' : 'gate';
}

/** Reads the view from `?show=…&kind=…`. */
export const viewOf = (params: URLSearchParams): QueueView => ({
  show: queueFilters.find((filter) => filter === params.get('show')) ?? 'all',
  kind: moderatedKinds.find((kind) => kind === params.get('kind')) ?? 'all',
});

export const paramsOf = ({ show, kind }: QueueView): Record<string, string> => ({
  show,
  ...(kind !== 'all' && { kind }),
});

/** The request for a view. */
export const inputOf = ({ show, kind }: QueueView) => ({
  ...((show === 'flagged' || show === 'pending' || show === 'rejected') && { status: show }),
  ...((show === 'urgent' || show === 'reported') && { only: show }),
  ...(kind !== 'all' && { kind }),
});

/** Whether a moderator has rejected an item and nobody is asked about it any more. */
export const isRejected = ({ status, decidedAt, secondOpinion }: ModerationItem): boolean =>
  status === 'rejected' && decidedAt !== null && secondOpinion === null;

/** Whether a waiting item counts in a part of the queue. */
export function isCountedIn({ isUrgent, status, reports }: ModerationItem, filter: WaitingFilter): boolean {
  switch (filter) {
    case 'urgent':
      return isUrgent;
    case 'reported':
      return reports.length > 0;
    case 'all':
      return true;
    default:
      return status === filter;
  }
}

/** Subtracts items that have left the queue from the counts. */
export function countsWithout(counts: QueueCounts, removed: readonly ModerationItem[]): QueueCounts {
  const remaining = { ...counts };
  const waited = removed.filter((item) => !isRejected(item));
  for (const filter of waitingFilters) {
    remaining[filter] = Math.max(
      0,
      counts[filter] - waited.filter((item) => isCountedIn(item, filter)).length,
    );
  }
  return remaining;
}

/** The key of an item, unique among posts and comments. */
export const nameOfItem = ({ kind, id }: Pick<ModerationItem, 'kind' | 'id'>): string => `${kind}:${id}`;
