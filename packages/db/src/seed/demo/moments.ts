import { dayMs, hourMs, minuteMs } from '@halved/shared/durations';
import type { Random } from './random.ts';

/** How much people write in each hour of their day, from midnight on. Most is written at night. */
const hours = [
  9, 6.5, 4.5, 3.5, 2.5, 2, 2.2, 3, 3.2, 2.8, 2.4, 2.4, 3.2, 3, 2.6, 2.6, 3, 3.4, 3.8, 4.4, 5.6, 7.5, 9.5,
  10.5,
];
/** How much people write on each day of the week, from Sunday on. */
const weekdays = [1.35, 1.1, 1, 1, 1, 0.8, 0.9];
const busiest = Math.max(...hours) * Math.max(...weekdays);

/** The growth of activity over the last year, as a natural logarithm: people write about eleven times as much now. */
const growth = 2.4;
const yearMs = 364 * dayMs;

/**
 * A random moment in the year before `now`, and not before `from`. Recent moments are likelier, as in a growing
 * community. Nights and Sundays in the writer's local time are likelier too.
 */
export function momentOfYear(random: Random, now: Date, from: Date, hoursFromUtc: number): Date {
  const reach = Math.min(1, (now.getTime() - from.getTime()) / yearMs);
  for (let attempt = 0; ; attempt++) {
    // The age of the moment in years, at most the time since the member joined. The formula inverts the distribution of
    // an activity that grows.
    const ago = -Math.log(1 - random.next() * (1 - Math.exp(-growth * reach))) / growth;
    const at = new Date(now.getTime() - Math.max(2 * minuteMs, ago * yearMs));
    const localTime = new Date(at.getTime() + hoursFromUtc * hourMs);
    const busy = (hours[localTime.getUTCHours()] ?? 1) * (weekdays[localTime.getUTCDay()] ?? 1);
    if (at >= from && (random.next() * busiest < busy || attempt > 60)) return at;
  }
}

/** A random moment after `at`, mostly about `usualMs` later and seldom much later; null if it is in the future. */
export function soonAfter(random: Random, at: Date, usualMs: number, now: Date): Date | null {
  const later = new Date(at.getTime() + minuteMs + Math.floor(usualMs * Math.exp(random.normal() * 1.2)));
  return later < now ? later : null;
}

export function between(random: Random, from: Date, to: Date): Date {
  return new Date(from.getTime() + Math.floor((to.getTime() - from.getTime()) * random.next()));
}

export const later = (one: Date, other: Date): Date => (one > other ? one : other);
