import { newId } from '@halved/db';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  lives,
  ModelCommunity,
  type ModelPerson,
  type Published,
  publish,
} from '../../testing/aggregates-model.ts';
import { testEnv } from '../../testing/env.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { plantWriters, type Written, writePosts } from '../../testing/writers.ts';
import { keyOf } from './cell.ts';
import { buildAggregates } from './public.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const daysAgo = { '30d': 5, '90d': 60, '1y': 200 };
const secret = 'zephyrine';

/** A person's posts; and one for friends and a private one, whose words must appear nowhere. */
const postsOf = ({ wrote }: ModelPerson): Written[] => [
  ...wrote.map(
    ({ category, range }, index): Written => ({
      category,
      daysAgo: daysAgo[range],
      score: index === 0 ? -1 : 0.3,
      keywords: ['sleep'],
    }),
  ),
  { category: 'future', daysAgo: 3, score: 1, privacy: 'friends', keywords: [secret] },
  { category: 'future', daysAgo: 3, score: 1, privacy: 'private', keywords: [secret] },
];

/** Makes the database hold what the model holds. A person who has left has no posts any more. */
async function sync(
  community: ModelCommunity,
  stored: Map<number, { id: string; person: ModelPerson | undefined }>,
) {
  const { people } = community;
  const joined = [...people].filter(([number]) => !stored.has(number));
  await plantWriters(
    api.pool,
    joined.map(([number, person]) => {
      const id = newId();
      stored.set(number, { id, person });
      return { id, country: person.country || null, region: person.region || null, wrote: postsOf(person) };
    }),
  );
  for (const [number, { id, person }] of stored) {
    const now = people.get(number);
    if (now === person) continue;
    if (now) {
      await api.pool.query(
        'update users set country = $2::text, region = $3, location_sharing = $2::text is not null where id = $1',
        [id, now.country || null, now.region || null],
      );
    }
    if (now?.edition !== person?.edition) {
      await api.pool.query('delete from posts where user_id = $1', [id]);
      if (now) await writePosts(api.pool, [{ id, wrote: postsOf(now) }]);
    }
    stored.set(number, { id, person: now });
  }
}

const sorted = (published: Iterable<[string, readonly string[]]>) =>
  [...published].map(([name, ids]): [string, string[]] => [name, ids.toSorted()]).sort();

/** The people of every published cell. */
async function countedIn(): Promise<[string, string[]][]> {
  const { rows } = await api.pool.query(
    `select range, country, region, category,
       array(select user_id from aggregate_contributors where cells.id = any(aggregate_contributors.cells)) as ids
     from aggregate_cells cells`,
  );
  return sorted(rows.map(({ ids, ...key }) => [keyOf(key), ids]));
}

describe('the snapshots of random communities', () => {
  it(
    'publish exactly the cells and people that the rules allow, in numbers that reveal nobody',
    async () => {
      const property = fc.asyncProperty(lives, async ({ kinds, snapshots }) => {
        await api.pool.query(
          'truncate users, aggregate_cells, aggregate_weeks, aggregate_reports, aggregate_snapshots cascade',
        );
        const community = new ModelCommunity({ kinds });
        const stored = new Map<number, { id: string; person: ModelPerson | undefined }>();
        let before: Map<string, Published> = new Map();
        for (const steps of [[], ...snapshots]) {
          for (const step of steps) community.take(step);
          await sync(community, stored);
          await buildAggregates(api);
          before = publish(community, before);
          const expected = [...before].map(([name, { members }]): [string, string[]] => [
            name,
            [...members.keys()].map((number) => stored.get(number)?.id ?? ''),
          ]);
          expect(await countedIn()).toEqual(sorted(expected));
        }
        const { rows } = await api.pool.query(
          `select people, posts, sentiment from aggregate_cells
           union all select 10, posts, sentiment from aggregate_weeks`,
        );
        for (const { people, posts, sentiment } of rows) {
          expect([people % 5, posts % 5, people >= 10, posts >= 10]).toEqual([0, 0, true, true]);
          expect(Math.round(sentiment * 100) % 5).toBe(0);
        }
        const { rows: texts } = await api.pool.query(
          `select value::text as text from aggregate_reports union all select cells::text from aggregate_cells cells`,
        );
        expect(JSON.stringify(texts)).not.toContain(secret);
        expect(JSON.stringify(texts)).not.toContain('future');
      });
      const { seed } = testEnv;
      const numRuns = Math.ceil(testEnv.communities / 4);
      await fc.assert(property, { numRuns, ...(seed !== undefined && { seed }), endOnFailure: true });
    },
    (testEnv.communities + 10) * 5_000,
  );
});
