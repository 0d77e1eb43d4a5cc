import { hourMs } from './durations.ts';

const dayHours = 24;

export type RelativeTime =
  | { unit: 'justNow' | 'yesterday' }
  | { unit: 'hoursAgo' | 'daysAgo'; count: number };

/**
 * How long ago a moment was, in words (docs/product.md §10.3), in four steps: under 1 hour, under 24 hours, under 48
 * hours, days. Both arguments are in ms.
 */
export function relativeTime(then: number, now: number): RelativeTime {
  const hours = Math.floor((now - then) / hourMs);
  if (hours < 1) return { unit: 'justNow' };
  if (hours < dayHours) return { unit: 'hoursAgo', count: hours };
  if (hours < 2 * dayHours) return { unit: 'yesterday' };
  return { unit: 'daysAgo', count: Math.floor(hours / dayHours) };
}
