import { contract } from '@halved/shared/contract';
import { privacyLevels } from '@halved/shared/contract/scalars';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const filters = ['all' as const, ...privacyLevels].flatMap((privacyLevel) =>
  [undefined, 'work'].flatMap((category) =>
    [undefined, 'night'].flatMap((query) =>
      [true, false].map((includeScheduled) => ({ privacyLevel, category, query, includeScheduled })),
    ),
  ),
);

/** The number of named statements in the connection that has the most. */
async function mostNamedStatements(): Promise<number> {
  const clients = await Promise.all(Array.from({ length: api.pool.totalCount }, () => api.pool.connect()));
  const counts = await Promise.all(
    clients.map((client) =>
      client.query<{ count: number }>('select count(*)::int from pg_prepared_statements'),
    ),
  );
  for (const client of clients) client.release();
  return Math.max(...counts.map(({ rows }) => rows[0]?.count ?? 0));
}

it('lists with every filter and page size leave few named statements in a connection', async () => {
  const as = await api.aMember();
  for (const input of filters) {
    for (const limit of [5, 20, 100]) {
      await api.call(contract.posts.list, { as, input: { ...input, limit } });
      await api.call(contract.posts.byUser, { as, input: { ...input, limit, userId: as.id } });
    }
  }
  expect(await mostNamedStatements()).toBeLessThan(30);
});
