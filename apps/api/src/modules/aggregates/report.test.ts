import { describe, expect, it } from 'vitest';
import { overviewOf, type Sources, trendingOf } from './report.ts';

const ranges = ['30d', '90d', '1y'] as const;

/** Sources with so many people of each range who wrote in private; five times as many did for others. */
const sourcesOf = (range: Sources['range'], inPrivate: readonly number[]): Sources => ({
  range,
  members: 500,
  cells: [],
  weeks: [],
  aspects: [],
  privacy: inPrivate.flatMap((people, index) =>
    (['public', 'friends', 'private'] as const).map((level) => {
      const times = level === 'private' ? 1 : 5;
      return { range: index, level, people: times * people, posts: times * people };
    }),
  ),
});

const privacyOf = (range: Sources['range'], inPrivate: readonly number[]) =>
  overviewOf(sourcesOf(range, inPrivate), undefined).privacyInsights.privacyDistribution;

const published = (inPrivate: readonly number[]) =>
  ranges.filter((range) => privacyOf(range, inPrivate) !== null);

describe('the distribution of privacy', () => {
  it('is published for every range if the ranges differ by enough people', () => {
    expect(published([30, 60, 90])).toEqual(['30d', '90d', '1y']);
    expect(privacyOf('90d', [30, 60, 90])).toEqual({ public: 300, friends: 300, private: 60 });
  });

  it('is published for every range if they have the same people', () => {
    expect(published([60, 60, 60])).toEqual(['30d', '90d', '1y']);
  });

  it('is withheld for a range that differs by few people, so that nobody can compute numbers about only these', () => {
    expect(published([59, 60, 90])).toEqual(['90d', '1y']);
    expect(published([41, 60, 79])).toEqual(['90d']);
    expect(published([30, 60, 61])).toEqual(['30d', '90d']);
  });
});

describe('trending topics', () => {
  it('with equal counts are sorted by name, not by what the rounding hides', () => {
    const topic = (name: string, people: number, posts: number) =>
      ({ topic: name, category: 'work', people, posts, score: 0, peopleBefore: 0, postsBefore: 0 }) as const;
    const { topics } = trendingOf(
      [topic('sleep', 14, 22), topic('exam', 12, 21), topic('boss', 11, 30)],
      undefined,
    );
    expect(topics.map(({ topic: name }) => name)).toEqual(['boss', 'exam', 'sleep']);
  });
});
