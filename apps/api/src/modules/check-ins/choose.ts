import type { CheckInReason } from '@halved/shared/check-in-kinds';
import { onClock } from '../notify/public.ts';
import type { OpenPost } from './ask-queries.ts';

export interface Choice {
  postId: string;
  /** Whether the post reads as if its writer were in danger. Help is then offered instead of a question. */
  isCaring: boolean;
  /** Null if the posts take turns. */
  reason: CheckInReason | null;
}

/** Sentiment from which a post counts as heavy. */
const heavyScore = -0.3;

const lastAsked = ({ lastAskedAt }: OpenPost): number => lastAskedAt?.getTime() ?? 0;

/** The post that was asked about least recently; of several that were never asked about, the newest. */
function nextInTurn(posts: readonly OpenPost[]): OpenPost | undefined {
  return posts.toSorted(
    (a, b) => lastAsked(a) - lastAsked(b) || b.publishedAt.getTime() - a.publishedAt.getTime(),
  )[0];
}

/** The post that matters most: the one that got worse, else the heaviest, else the newest. */
function mostPressing(posts: readonly OpenPost[]): { post: OpenPost; reason: CheckInReason } | undefined {
  const worse = nextInTurn(posts.filter(({ lastAnswer }) => lastAnswer === 'worse'));
  if (worse) return { post: worse, reason: 'worse' };
  const [heaviest] = posts.toSorted((a, b) => a.sentimentScore - b.sentimentScore);
  if (heaviest && heaviest.sentimentScore <= heavyScore) return { post: heaviest, reason: 'heaviest' };
  const [newest] = posts.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  return newest && { post: newest, reason: 'newest' };
}

/** Chooses the post that a check-in is about; undefined without open posts. */
export function choosePost(posts: readonly OpenPost[], isSmart: boolean): Choice | undefined {
  const turn = nextInTurn(posts);
  const chosen = isSmart ? mostPressing(posts) : turn && { post: turn, reason: null };
  if (!chosen) return undefined;
  const { post, reason } = chosen;
  return { postId: post.postId, isCaring: post.isCrisis, reason: post.isCrisis ? null : reason };
}

/** Fewer moments than this say nothing about a habit. */
const leastReadings = 5;

/** The hour of the day at which a member reads most often, as HH:00; undefined if there are too few moments. */
export function usualHour(readAt: readonly Date[], timezone: string): string | undefined {
  if (readAt.length < leastReadings) return undefined;
  const counts = new Map<number, number>();
  for (const moment of readAt) {
    const { hour } = onClock(moment, timezone);
    counts.set(hour, (counts.get(hour) ?? 0) + 1);
  }
  const [usual] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b);
  return usual && `${String(usual[0]).padStart(2, '0')}:00`;
}
