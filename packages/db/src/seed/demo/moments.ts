import type { Random } from './random.ts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** How much is written in each hour of a person's day: most of it when the house is quiet. */
const hours = [
  9, 6.5, 4.5, 3.5, 2.5, 2, 2.2, 3, 3.2, 2.8, 2.4, 2.4, 3.2, 3, 2.6, 2.6, 3, 3.4, 3.8, 4.4, 5.6, 7.5, 9.5,
  10.5,
];
/** From Sunday on. */
const weekdays = [1.35, 1.1, 1, 1, 1, 0.8, 0.9];
const busiest = Math.max(...hours) * Math.max(...weekdays);

/** How much more is written now than a year ago, on a logarithmic scale. */
const growth = 1.1;
const yearMs = 364 * dayMs;

/**
 * A moment of the year before `now` at which somebody would write, by the clock of where they live: rather at night,
 * rather on a Sunday, and rather lately, as in a place that grows. Never before `from`.
 */
export function momentOfYear(random: Random, now: Date, from: Date, hoursFromUtc: number): Date {
  const reach = Math.min(1, (now.getTime() - from.getTime()) / yearMs);
  for (let attempt = 0; ; attempt++) {
    // Inverse of the growing density, on the part of the year that the member was there.
    const ago = -Math.log(1 - random.next() * (1 - Math.exp(-growth * reach))) / growth;
    const at = new Date(now.getTime() - Math.max(2 * minuteMs, ago * yearMs));
    const there = new Date(at.getTime() + hoursFromUtc * hourMs);
    const busy = (hours[there.getUTCHours()] ?? 1) * (weekdays[there.getUTCDay()] ?? 1);
    if (at >= from && (random.next() * busiest < busy || attempt > 60)) return at;
  }
}

/** A while after a moment, most often about `usualMs`, seldom much more; `null` where that is still to come. */
export function soonAfter(random: Random, at: Date, usualMs: number, now: Date): Date | null {
  const later = new Date(at.getTime() + minuteMs + Math.floor(usualMs * Math.exp(random.normal() * 1.2)));
  return later < now ? later : null;
}

export function between(random: Random, from: Date, to: Date): Date {
  return new Date(from.getTime() + Math.floor((to.getTime() - from.getTime()) * random.next()));
}

export const later = (one: Date, other: Date): Date => (one > other ? one : other);
