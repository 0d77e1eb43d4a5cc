import type { NewPost, PostChanges } from '@halved/shared/contract/posts';
import type { ModerationStatus, PrivacyLevel } from '@halved/shared/contract/scalars';
import type * as z from 'zod/mini';

type Changes = z.infer<typeof PostChanges>;

/** The columns that decide whether a post is counted in its author's counters. */
export interface CountedState {
  privacyLevel: PrivacyLevel;
  publishedAt: Date | string | null;
  moderationStatus: ModerationStatus;
  isResolved: boolean;
}

/** What a post adds to its author's counters. `countsPublicly` is the same rule in SQL. */
export function countsOf({ privacyLevel, publishedAt, moderationStatus, isResolved }: CountedState) {
  const isCounted = privacyLevel === 'public' && publishedAt !== null && moderationStatus === 'approved';
  return { worries: Number(isCounted), resolved: Number(isCounted && isResolved) };
}

/**
 * When a post is published: later, now, or unchanged (null). `missing` means that the input schedules a post without a
 * time.
 */
export type Timing = { when: 'later'; at: string } | { when: 'now' } | { when: 'missing' } | null;

/** The timing that a caller's input requests (docs/product.md §3.3). */
export function timingOf({
  isScheduled,
  scheduledFor,
}: Pick<Changes, 'isScheduled' | 'scheduledFor'>): Timing {
  if (isScheduled === false) return { when: 'now' };
  if (scheduledFor) return { when: 'later', at: scheduledFor };
  return isScheduled ? { when: 'missing' } : null;
}

type Words = Pick<
  z.infer<typeof NewPost>,
  'shortContent' | 'worryPrompt' | 'privacyLevel' | 'commentsEnabled' | 'longContent' | 'sensitive'
>;

/** The part of an input that is stored unchanged, except that an empty long text becomes null. */
export const storedFieldsOf = <Input extends Partial<Words>>(input: Input) => ({
  ...(input.shortContent !== undefined && { shortContent: input.shortContent }),
  ...(input.worryPrompt !== undefined && { worryPrompt: input.worryPrompt }),
  ...(input.privacyLevel !== undefined && { privacyLevel: input.privacyLevel }),
  ...(input.commentsEnabled !== undefined && { commentsEnabled: input.commentsEnabled }),
  ...(input.longContent !== undefined && { longContent: input.longContent || null }),
  ...(input.sensitive !== undefined && { sensitive: input.sensitive }),
});
