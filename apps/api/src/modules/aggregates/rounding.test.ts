import { describe, expect, it } from 'vitest';
import { roundedCount, roundedSentiment, steadyCount, steadyRatio } from './rounding.ts';

describe('a published number', () => {
  it('is a multiple of five', () => {
    expect([10, 12, 13, 17, 18].map(roundedCount)).toEqual([10, 10, 15, 15, 20]);
  });

  it('is a sentiment from 0 to 1 in steps of a twentieth, without digits of floating point', () => {
    expect([-1, -0.31, 0, 0.2, 0.21, 1].map(roundedSentiment)).toEqual([0, 0.35, 0.5, 0.6, 0.6, 1]);
    for (let mean = -1; mean <= 1; mean += 0.001)
      expect(String(roundedSentiment(mean))).toMatch(/^(?:1|0(?:\.\d[05]?)?)$/);
  });

  it('of a report stays until five people must have changed it', () => {
    expect(steadyCount(50, 64)).toBe(50);
    expect(steadyCount(50, 65)).toBe(65);
    expect(steadyCount(50, 36)).toBe(50);
    expect(steadyCount(null, 64)).toBe(65);
  });

  it('of a report for each day or in percent stays so long, too', () => {
    expect(steadyRatio(null, 65, 90, 1)).toBe(0.7);
    // 0.7 a day are 60 or 65 posts in 90 days. Another value needs 15 posts more or less than those.
    for (const posts of [45, 60, 70, 82]) expect(steadyRatio(0.7, posts, 90, 1)).toBe(0.7);
    expect([43, 83].map((posts) => steadyRatio(0.7, posts, 90, 1))).toEqual([0.5, 0.9]);
    expect([214, 225].map((posts) => steadyRatio(50, posts, 400 / 100, 0))).toEqual([50, 56]);
  });
});
