import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';
import { aWriter, plantWriters } from '../../testing/writers.ts';
import { buildAggregates } from './public.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => api.pool.query('truncate users, aggregate_reports, aggregate_snapshots cascade'));

it.each([
  [9, []],
  [10, ['nursery']],
])('a topic of %i people is published only if they are at least ten', async (people, published) => {
  const writers = Array.from({ length: 30 }, (_, n) =>
    aWriter(null, null, [
      { category: 'family', daysAgo: 5, score: 0, keywords: n < people ? ['nursery'] : [] },
      // What one person writes again counts once.
      { category: 'family', daysAgo: 4, score: 0, keywords: n < people ? ['nursery'] : [] },
    ]),
  );
  await plantWriters(api.pool, writers);
  await buildAggregates(api);
  const { rows } = await api.pool.query<{ topics: { topic: string }[] }>(
    `select value->'topics' as topics from aggregate_reports where name = 'trending'`,
  );
  expect(rows[0]?.topics.map(({ topic }) => topic)).toEqual(published);
});
