import { describe, expect, it } from 'vitest';
import { hourMs } from './durations.ts';
import { relativeTime } from './relative-time.ts';

describe('relative time', () => {
  it.each([
    [0, { unit: 'justNow' }],
    [hourMs - 1, { unit: 'justNow' }],
    [hourMs, { unit: 'hoursAgo', count: 1 }],
    [24 * hourMs - 1, { unit: 'hoursAgo', count: 23 }],
    [24 * hourMs, { unit: 'yesterday' }],
    [48 * hourMs - 1, { unit: 'yesterday' }],
    [48 * hourMs, { unit: 'daysAgo', count: 2 }],
    [72 * hourMs - 1, { unit: 'daysAgo', count: 2 }],
    [365 * 24 * hourMs, { unit: 'daysAgo', count: 365 }],
  ])('after %i ms is %o', (age, expected) => {
    expect(relativeTime(0, age)).toEqual(expected);
  });

  it('is “just now” for a moment in the future, which a wrong clock can cause', () => {
    expect(relativeTime(hourMs, 0)).toEqual({ unit: 'justNow' });
  });
});
