import type { CheckInAnswer } from '@halved/shared/check-in-kinds';
import { dayMs, hourMs, minuteMs } from '@halved/shared/durations';
import type { Person } from './people.ts';
import { stableId } from './random.ts';
import type { PlannedResolution } from './resolutions-plan.ts';
import type { PlannedWorry } from './worries-plan.ts';

export interface PlannedCheckIn {
  id: string;
  on: PlannedWorry;
  at: Date;
  answer: CheckInAnswer | null;
}

const weeks = 52;
const weekMs = 7 * dayMs;
/** How long after its publication a post is asked about at the earliest. */
const youngestMs = 12 * hourMs;
/** How long after the question the answer came. */
export const answeredAfterMs = 12 * minuteMs;
/** The answers in turn. Now and then a member answers nothing. */
const answers = ['same', 'better', 'better', 'worse', null, 'better', 'same'] as const;

/**
 * Plans the weekly check-ins of a member over the last year, at ten in the morning. Each is about the open post that was
 * asked about longest ago, as the server would ask (docs/product.md §11.1).
 */
export function checkInsOf(
  person: Person,
  worries: readonly PlannedWorry[],
  resolutions: readonly PlannedResolution[],
  now: Date,
): PlannedCheckIn[] {
  const own = worries.filter(({ by }) => by === person);
  const resolvedAt = new Map(resolutions.map(({ on, at }) => [on, at]));
  const lastAsked = new Map<PlannedWorry, number>();
  const latest = new Date(now).setUTCHours(10, 0, 0, 0) - dayMs;
  const planned: PlannedCheckIn[] = [];
  for (let week = weeks - 1; week >= 0; week--) {
    const at = new Date(latest - week * weekMs);
    const open = own.filter(
      (worry) =>
        worry.publishedAt &&
        at.getTime() - worry.publishedAt.getTime() > youngestMs &&
        (resolvedAt.get(worry) ?? now) > at,
    );
    const [on] = open.sort((one, other) => (lastAsked.get(one) ?? 0) - (lastAsked.get(other) ?? 0));
    if (!on) continue;
    lastAsked.set(on, at.getTime());
    const isDone = (resolvedAt.get(on)?.getTime() ?? Number.POSITIVE_INFINITY) - at.getTime() < weekMs;
    const answer = isDone ? 'resolved' : (answers[planned.length % answers.length] ?? null);
    planned.push({ id: stableId(`check-in ${on.id}`, at), on, at, answer });
  }
  return planned;
}
