import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';
import { aWriter, plantWriters, type Writer, type Written, writePosts } from '../../testing/writers.ts';
import { buildAggregates } from './public.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() =>
  api.pool.query(
    'truncate users, aggregate_cells, aggregate_weeks, aggregate_reports, aggregate_snapshots cascade',
  ),
);

const post = (category: Written['category'], daysAgo = 5, score = 0): Written => ({
  category,
  daysAgo,
  score,
});
const many = (count: number, writer: (index: number) => Writer): Writer[] =>
  Array.from({ length: count }, (_, index) => writer(index));

interface Row {
  range: string;
  country: string;
  region: string;
  category: string;
  people: number;
  posts: number;
  sentiment: number;
}
const cells = async () => (await api.pool.query<Row>('select * from aggregate_cells')).rows;
const cell = async (name: string) =>
  (await cells()).find((row) => [row.range, row.country, row.region, row.category].join('/') === name);
const snapshot = async () => {
  const tables = ['aggregate_cells', 'aggregate_weeks', 'aggregate_reports'];
  const results = tables.map((table) =>
    api.pool.query(`select to_jsonb(t) - 'id' as row from ${table} t order by 1`),
  );
  return (await Promise.all(results)).map(({ rows }) => rows);
};

describe('a snapshot', () => {
  it('counts people by region, country, category and range, rounded', async () => {
    const bavarians = many(42, (n) =>
      aWriter('DE', 'Bayern', [post('work', 5, -0.4), ...(n < 22 ? [post('health', 50, 0.4)] : [])]),
    );
    await plantWriters(api.pool, bavarians);
    expect(await buildAggregates(api)).toBe(true);
    expect(await cell('30d/DE/DE-BY/')).toMatchObject({ people: 40, posts: 40, sentiment: 0.3 });
    expect(await cell('90d/DE/DE-BY/')).toMatchObject({ people: 40, posts: 65 });
    expect(await cell('1y///')).toMatchObject({ people: 40, posts: 65 });
  });

  it('knows regions by their names in any spelling; another text counts for the country only', async () => {
    await plantWriters(api.pool, [
      ...many(25, (n) => aWriter('DE', ['Bayern', 'bavaria', 'DE-BY'][n % 3] ?? '', [post('work')])),
      ...many(25, () => aWriter('DE', 'near the old mill', [post('work')])),
    ]);
    await buildAggregates(api);
    expect(await cell('90d/DE/DE-BY/')).toMatchObject({ people: 25 });
    expect(await cell('90d/DE//')).toMatchObject({ people: 50 });
    expect(JSON.stringify(await snapshot())).not.toContain('mill');
  });

  it('counts at most three posts of a person, and each person’s mean once', async () => {
    await plantWriters(
      api.pool,
      many(20, (n) =>
        aWriter(null, null, n === 0 ? Array(9).fill(post('work', 5, 1)) : [post('work', 5, -1)]),
      ),
    );
    await buildAggregates(api);
    expect(await cell('90d///')).toMatchObject({ people: 20, posts: 20, sentiment: 0.05 });
  });

  it('counts only eligible members and only public, approved posts', async () => {
    const writers = many(60, () => aWriter('GB', 'England', [post('work')]));
    await plantWriters(api.pool, writers);
    const out = [
      'email_verified_at = null',
      `created_at = now() - interval '6 days'`,
      'suspended_at = now()',
      'counted = false',
    ];
    for (const [index, change] of out.entries())
      await api.pool.query(`update users set ${change} where id = $1`, [writers[index]?.id]);
    await api.pool.query(`update posts set privacy_level = 'friends' where user_id = $1`, [writers[4]?.id]);
    await api.pool.query(`update posts set moderation_status = 'flagged' where user_id = $1`, [
      writers[5]?.id,
    ]);
    await api.pool.query(`update users set location_sharing = false where id = $1`, [writers[6]?.id]);
    await buildAggregates(api);
    expect(await cell('90d///')).toMatchObject({ people: 55 });
    const { rows } = await api.pool.query('select user_id from aggregate_contributors');
    const ids = new Set(rows.map(({ user_id }) => user_id));
    for (const writer of writers.slice(0, 6)) expect(ids.has(writer.id)).toBe(false);
    expect(ids.size).toBe(54);
  });

  it('leaves out regions of fewer than twenty people and everything below ten', async () => {
    await plantWriters(api.pool, [
      ...many(19, () => aWriter('FR', 'Bretagne', [post('work')])),
      ...many(9, () => aWriter(null, null, [post('health')])),
    ]);
    await buildAggregates(api);
    const rows = await cells();
    expect(rows.filter(({ country }) => country !== '')).toEqual([]);
    expect(rows.filter(({ category }) => category === 'health')).toEqual([]);
  });

  it('keeps a cell until enough people have changed, and then replaces it', async () => {
    const writers = many(40, () => aWriter('ES', 'Madrid', [post('work', 5, -1)]));
    await plantWriters(api.pool, writers);
    await buildAggregates(api);
    const before = await snapshot();
    await writePosts(
      api.pool,
      writers.slice(0, 9).map(({ id }) => ({ id, wrote: [post('work', 1, 1), post('work', 1, 1)] })),
    );
    await buildAggregates(api);
    expect(await snapshot()).toEqual(before);
    await writePosts(
      api.pool,
      writers.slice(9, 20).map(({ id }) => ({ id, wrote: [post('work', 1, 1)] })),
    );
    await buildAggregates(api);
    expect(await cell('90d/ES/ES-MD/')).toMatchObject({ people: 40, posts: 70 });
  });

  it('counts an account once that leaves the numbers and joins them again, so that nine accounts change no number', async () => {
    const wroteAgo = (region: string | null, count: number, daysAgo: number) =>
      many(count, () => aWriter(region && 'ES', region, [post('work', daysAgo, -1)]));
    const writers = ['Madrid', 'Cataluña', null].flatMap((region) => [
      ...wroteAgo(region, 40, 5),
      ...wroteAgo(region, 20, 60),
      ...wroteAgo(region, 20, 200),
    ]);
    await plantWriters(api.pool, writers);
    await buildAggregates(api);
    const before = await snapshot();
    const writeAgain = (some: readonly Writer[]) =>
      writePosts(
        api.pool,
        some.map(({ id }) => ({ id, wrote: [post('work', 1, 1), post('work', 1, 1)] })),
      );
    // Leaving erases where they are counted.
    await api.pool.query('delete from aggregate_contributors where user_id = any($1)', [
      writers.slice(0, 9).map(({ id }) => id),
    ]);
    await writeAgain(writers.slice(0, 9));
    await buildAggregates(api);
    expect(await snapshot()).toEqual(before);
    await writeAgain(writers.slice(9, 13));
    await buildAggregates(api);
    expect(await cell('30d/ES/ES-MD/')).toMatchObject({ people: 40, posts: 40, sentiment: 0 });
  });

  it('has the growth of each category, and topics that belong to a category', async () => {
    const writer = (n: number) =>
      aWriter(null, null, [
        ...[24, 17, 10, 3].flatMap((day, week) =>
          week < 2 && n >= 12 ? [] : [post('work', day), post('health', day)],
        ),
        {
          ...post(n % 2 ? 'family' : 'other', 5),
          keywords: ['somebody', ...(n % 2 ? ['nursery', 'asked'] : [])],
        },
        { ...post('health', 5), keywords: ['somebody'] },
        { ...post('social', 5), keywords: ['somebody'] },
        { ...post('finances', 5), keywords: ['somebody'] },
        { ...post('education', 5), keywords: ['somebody'] },
      ]);
    await plantWriters(api.pool, many(24, writer));
    await buildAggregates(api);
    const { rows } = await api.pool.query(
      `select (select value from aggregate_reports where name = 'overview' and range = '90d') as overview,
         (select value from aggregate_reports where name = 'trending') as trending`,
    );
    const [{ overview, trending }] = rows;
    const work = overview.categoryTrends.trending.find(
      (each: { category: string }) => each.category === 'work',
    );
    expect(work.change).toBeGreaterThan(0);
    expect(trending.topics).toMatchObject([{ topic: 'nursery', category: 'family', count: 10 }]);
  });

  it('says how many posts have similar ones once these are counted, and keeps what it has published', async () => {
    await plantWriters(
      api.pool,
      many(40, () => aWriter(null, null, [post('work')])),
    );
    const overview = async () => {
      await buildAggregates(api);
      const { rows } = await api.pool.query(
        `select value from aggregate_reports where name = 'overview' and range = '90d'`,
      );
      return rows[0].value;
    };
    const count = (posts: number, similar: number) =>
      api.pool.query(
        `update analyses set similar_count = $2
         where post_id in (select post_id from analyses where similar_count is null limit $1)`,
        [posts, similar],
      );
    const before = await overview();
    await count(20, 3);
    expect(await overview()).toEqual(before);
    await count(20, 0);
    const after = await overview();
    expect(after).toEqual({
      ...before,
      communityHealth: {
        ...before.communityHealth,
        supportMetrics: { ...before.communityHealth.supportMetrics, postsWithSimilarWorries: 20 },
      },
    });
    expect(before.communityHealth.supportMetrics.postsWithSimilarWorries).toBeNull();
  });

  it('is empty in an empty community', async () => {
    expect(await buildAggregates(api)).toBe(true);
    expect(await cells()).toEqual([]);
  });

  it('forgets at once who has left, and keeps the published value', async () => {
    const writers = many(25, () => aWriter('IT', 'Lombardia', [post('work')]));
    await plantWriters(api.pool, writers);
    await buildAggregates(api);
    await api.pool.query('delete from users where id = $1', [writers[0]?.id]);
    const { rows } = await api.pool.query('select from aggregate_contributors where user_id = $1', [
      writers[0]?.id,
    ]);
    expect(rows).toEqual([]);
    await buildAggregates(api);
    expect(await cell('90d/IT/IT-25/')).toMatchObject({ people: 25 });
  });

  it('hides a cell once most of its people have left', async () => {
    const writers = many(25, () => aWriter('IT', 'Lombardia', [post('work')]));
    await plantWriters(api.pool, writers);
    await buildAggregates(api);
    await api.pool.query('delete from users where id = any($1)', [writers.slice(1).map(({ id }) => id)]);
    await buildAggregates(api);
    expect(await cells()).toEqual([]);
  });
});
