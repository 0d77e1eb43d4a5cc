import { dayMs } from '@halved/shared/durations';
import { limits } from '@halved/shared/limits';
import { defaultTimeRange, timeRangeDays } from '@halved/shared/time-ranges';
import { expect, it } from 'vitest';
import { planDemo } from './plan.ts';

const now = new Date('2026-11-21T23:40:00Z');
const { users, posts } = planDemo(now);
const userById = new Map(users.map((user) => [user.id, user]));

it('the people of the demo write so much that ten regions have numbers, and the six largest have three categories', () => {
  const since = now.getTime() - timeRangeDays[defaultTimeRange] * dayMs;
  const writers = new Map<string, Map<string, Set<string>>>();
  for (const { userId, category, privacyLevel, publishedAt } of posts) {
    const { region } = userById.get(userId) ?? {};
    if (!region || privacyLevel !== 'public' || !publishedAt || publishedAt.getTime() < since) continue;
    const ofRegion = writers.get(region) ?? new Map<string, Set<string>>();
    writers.set(region, ofRegion);
    for (const name of ['', category ?? ''])
      ofRegion.set(name, (ofRegion.get(name) ?? new Set<string>()).add(userId));
  }
  const numbers = [...writers.values()].flatMap((ofRegion) => {
    const counts = [...ofRegion].filter(([, people]) => people.size >= limits.aggregates.regional);
    return counts.some(([name]) => name === '') ? [counts.length - 1] : [];
  });
  expect(numbers).toHaveLength(10);
  expect(numbers.filter((categories) => categories >= 3).length).toBeGreaterThanOrEqual(6);
});
