import type { ModerationItem, QueueCounts } from '@halved/shared/contract/moderation';
import { type ModeratedKind, moderatedKinds } from '@halved/shared/moderation-kinds';

export const queueFilters = ['all', 'urgent', 'flagged', 'pending', 'reported'] as const;
export type QueueFilter = (typeof queueFilters)[number];

/** The part of the queue that is shown, as kept in the address. */
export interface QueueView {
  show: QueueFilter;
  kind: ModeratedKind | 'all';
}

/** The view that `?show=…&kind=…` names; all of it where it names none. */
export const viewOf = (params: URLSearchParams): QueueView => ({
  show: queueFilters.find((filter) => filter === params.get('show')) ?? 'all',
  kind: moderatedKinds.find((kind) => kind === params.get('kind')) ?? 'all',
});

export const paramsOf = ({ show, kind }: QueueView): Record<string, string> => ({
  ...(show !== 'all' && { show }),
  ...(kind !== 'all' && { kind }),
});

/** What the server is asked for. */
export const inputOf = ({ show, kind }: QueueView) => ({
  ...((show === 'flagged' || show === 'pending') && { status: show }),
  ...((show === 'urgent' || show === 'reported') && { only: show }),
  ...(kind !== 'all' && { kind }),
});

/** In which of the counted parts of the queue something stands. */
export function standsIn({ isUrgent, status, reports }: ModerationItem, filter: QueueFilter): boolean {
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

/** The counts after these items have left the queue. */
export function countsWithout(counts: QueueCounts, gone: readonly ModerationItem[]): QueueCounts {
  const left = { ...counts };
  for (const filter of queueFilters) {
    left[filter] = Math.max(0, counts[filter] - gone.filter((item) => standsIn(item, filter)).length);
  }
  return left;
}

/** A worry and a comment never share a name. */
export const nameOfItem = ({ kind, id }: Pick<ModerationItem, 'kind' | 'id'>): string => `${kind}:${id}`;
