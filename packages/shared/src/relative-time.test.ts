import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const hour = 3_600_000;

describe('relative time', () => {
  it.each([
    [0, { unit: 'justNow' }],
    [hour - 1, { unit: 'justNow' }],
    [hour, { unit: 'hoursAgo', count: 1 }],
    [24 * hour - 1, { unit: 'hoursAgo', count: 23 }],
    [24 * hour, { unit: 'yesterday' }],
    [48 * hour - 1, { unit: 'yesterday' }],
    [48 * hour, { unit: 'daysAgo', count: 2 }],
    [72 * hour - 1, { unit: 'daysAgo', count: 2 }],
    [365 * 24 * hour, { unit: 'daysAgo', count: 365 }],
  ])('after %i ms is %o', (age, expected) => {
    expect(relativeTime(0, age)).toEqual(expected);
  });

  it('is “just now” for a moment in the future, which a wrong clock can cause', () => {
    expect(relativeTime(hour, 0)).toEqual({ unit: 'justNow' });
  });
});
