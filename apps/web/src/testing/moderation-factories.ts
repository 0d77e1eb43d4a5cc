import type { ModerationItem, QueueCounts, Report } from '@halved/shared/contract/moderation';
import { countsWithout } from '../features/moderation/queue-view.ts';
import { anId } from './factories.ts';

export const aReport = (changes: Partial<Report> = {}): Report => ({
  id: anId(),
  reason: 'harassment',
  details: 'They do it to everybody.',
  createdAt: '2026-11-20T12:00:00.000Z',
  reporter: { id: anId(), username: 'lee', displayName: null, avatarUrl: null },
  ...changes,
});

export const someScores = (
  changes: Partial<NonNullable<ModerationItem['scores']>> = {},
): NonNullable<ModerationItem['scores']> => ({
  toxicity: 0.88,
  tone: -0.5,
  isAimed: true,
  namesGroup: false,
  isInsulting: true,
  isProfane: false,
  urgesSelfHarm: false,
  contacts: 0,
  ...changes,
});

/** A moderation item: by default a comment that was held because it reads as hostile. */
export const anItem = (changes: Partial<ModerationItem> = {}): ModerationItem => ({
  kind: 'comment',
  id: anId(),
  postId: anId(),
  excerpt: 'Nobody wants you here.',
  canOpen: true,
  revision: 'first',
  author: { id: anId(), username: 'noor', displayName: 'Noor', avatarUrl: null },
  isAuthorSuspended: false,
  status: 'pending',
  reason: 'hostile',
  isUrgent: false,
  scores: someScores(),
  reports: [],
  changedSinceReport: false,
  createdAt: '2026-11-20T11:00:00.000Z',
  decidedAt: null,
  category: null,
  claim: null,
  secondOpinion: null,
  ...changes,
});

const noCounts: QueueCounts = { all: 0, urgent: 0, flagged: 0, pending: 0, reported: 0 };

/** One page of moderation.queue, by default the last page, with the counts that the server would give. */
export function aQueuePage(items: ModerationItem[], nextCursor: string | null = null) {
  const all = items.length;
  const before = { all, urgent: all, flagged: all, pending: all, reported: all };
  const remaining = countsWithout(before, items);
  const counts = { ...noCounts };
  for (const name of ['all', 'urgent', 'flagged', 'pending', 'reported'] as const) {
    counts[name] = all - remaining[name];
  }
  return { items, total: all, hasMore: nextCursor !== null, nextCursor, counts };
}
