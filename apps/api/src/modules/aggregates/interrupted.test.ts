import { spawn } from 'node:child_process';
import { getEventListeners, once } from 'node:events';
import { contract } from '@halved/shared/contract';
import { dayMs } from '@halved/shared/durations';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { aWriter, plantWriters, type Writer, writePosts } from '../../testing/writers.ts';
import { buildAggregates } from './public.ts';

const patienceMs = 30_000;
const cli = new URL('../../cli.ts', import.meta.url).pathname;
const { aggregates, updateAggregates } = contract.users;

let api: Api;
let as: Member;
let writers: Writer[];
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const england = () => aWriter('GB', 'England', [{ category: 'work', daysAgo: 5, score: 0 }]);

/** Plants a community with a first snapshot, and then so much that is new that the next one has other numbers. */
beforeEach(async () => {
  await api.pool.query(
    'truncate users, aggregate_cells, aggregate_weeks, aggregate_reports, aggregate_snapshots cascade',
  );
  writers = Array.from({ length: 40 }, england);
  await plantWriters(api.pool, writers);
  as = await api.aMember({
    grantedTier: 'premium',
    createdAt: new Date(Date.now() - 100 * dayMs),
    country: 'GB',
    region: 'England',
    locationSharing: true,
  });
  await api.anAnalysis(await api.aPost({ by: as }));
  await buildAggregates(api);
  await writePosts(
    api.pool,
    writers.map(({ id }) => ({ id, wrote: england().wrote })),
  );
});

const releases: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const release of releases.splice(0)) await release();
});

/** Makes every build wait when it is about to write a table, until the returned function is called. */
async function holdAt(table: 'aggregate_reports' | 'aggregate_snapshots'): Promise<() => Promise<void>> {
  const client = await api.pool.connect();
  await client.query(`begin; lock table ${table} in share mode`);
  let isHeld = true;
  const release = async () => {
    if (isHeld) await client.query('rollback').finally(() => client.release());
    isHeld = false;
  };
  releases.push(release);
  return release;
}

const isWaiting = () => expect.poll(() => api.lockWaits(), { timeout: patienceMs }).toBe(1);

/** What the calls answer, all in all. */
const answers = async () =>
  Promise.all([
    api.call(contract.analytics.geographic, { as, input: {} }),
    api.call(contract.analytics.categoryTrends, { as, input: {} }),
    api.call(contract.demographics.overview, { as, input: {} }),
    api.call(aggregates, { as }),
  ]);
const postsOfEngland = async () =>
  (await api.call(contract.analytics.geographic, { as, input: {} })).regions.map(
    ({ totalPosts }) => totalPosts,
  );

it(
  'a build whose process is killed halfway leaves the snapshot as it was, and the next build succeeds',
  async () => {
    const before = await answers();
    const release = await holdAt('aggregate_reports');
    const child = spawn(process.execPath, [cli, 'aggregates', 'build'], {
      env: { DATABASE_URL: api.url, JWT_SECRET: 'nobody signs here' },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await isWaiting();
    expect(await answers()).toEqual(before);
    child.kill('SIGKILL');
    await ended;
    await release();
    await expect.poll(() => buildAggregates(api), { timeout: patienceMs }).toBe(true);
    expect(await postsOfEngland()).toEqual([80]);
  },
  2 * patienceMs,
);

it(
  'a build that is aborted halfway ends at once and leaves the snapshot as it was, and the next build succeeds',
  async () => {
    const before = await answers();
    const release = await holdAt('aggregate_reports');
    const controller = new AbortController();
    const build = buildAggregates(api, undefined, controller.signal);
    await isWaiting();
    controller.abort();
    expect(await build).toBe(false);
    expect(await answers()).toEqual(before);
    await release();
    expect(await buildAggregates(api)).toBe(true);
    expect(await postsOfEngland()).toEqual([80]);
  },
  patienceMs,
);

it(
  'a build that is tried again after a conflict leaves no listener on its signal',
  async () => {
    await api.pool.query(`
      create sequence tries;
      create function conflict_at_first() returns trigger language plpgsql as $$ begin
        if nextval('tries') = 1 then raise exception 'conflict' using errcode = '40001'; end if;
        return null;
      end $$;
      create trigger conflict before insert on aggregate_snapshots execute function conflict_at_first()`);
    releases.push(async () => void (await api.pool.query('drop trigger conflict on aggregate_snapshots')));
    const { signal } = new AbortController();
    expect(await buildAggregates(api, undefined, signal)).toBe(true);
    const { rows } = await api.pool.query(`select last_value > 1 as "hasConflicted" from tries`);
    expect(rows).toEqual([{ hasConflicted: true }]);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  },
  patienceMs,
);

it(
  'of two builds at once, one builds and the other does nothing',
  async () => {
    const release = await holdAt('aggregate_reports');
    const build = buildAggregates(api);
    await isWaiting();
    expect(await buildAggregates(api)).toBe(false);
    await release();
    expect(await build).toBe(true);
    expect(await postsOfEngland()).toEqual([80]);
  },
  patienceMs,
);

it(
  'a member leaves, and another deletes the account, while a build reads: nobody waits, and the build is not repeated',
  async () => {
    const release = await holdAt('aggregate_reports');
    const build = buildAggregates(api);
    await isWaiting();
    const input = { counted: false };
    expect(await api.call(updateAggregates, { as, input })).toEqual({ counted: false, cells: [] });
    await api.pool.query('delete from users where id = $1', [writers[0]?.id]);
    await release();
    expect(await build).toBe(true);
    expect(await api.call(aggregates, { as })).toEqual({ counted: false, cells: [] });
    const { rowCount } = await api.pool.query('select 1 from aggregate_contributors');
    expect(rowCount).toBe(writers.length - 1);
  },
  patienceMs,
);

it(
  'a member who leaves at the end of a build is forgotten nevertheless',
  async () => {
    await api.pool.query('delete from aggregate_contributors');
    const release = await holdAt('aggregate_snapshots');
    const build = buildAggregates(api);
    await isWaiting();
    await api.call(updateAggregates, { as, input: { counted: false } });
    await release();
    expect(await build).toBe(true);
    expect(await api.call(aggregates, { as })).toEqual({ counted: false, cells: [] });
  },
  patienceMs,
);
