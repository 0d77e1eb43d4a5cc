import { describe, expect, it } from 'vitest';
import { median, medianRatio } from './statistics.ts';

describe('a median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[10], 10],
  ])('of %j is %d', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });

  it('of nothing is NaN', () => {
    expect(median([])).toBeNaN();
  });

  it('of ratios uses the ratio of each pair', () => {
    expect(
      medianRatio([
        [1, 2],
        [10, 10],
        [30, 20],
      ]),
    ).toBe(1);
  });
});
