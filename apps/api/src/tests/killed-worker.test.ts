import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';
import { startWorkerProcess } from '../testing/programs.ts';
import { runsOf } from '../testing/worker.ts';

const count = 500;
const names = ['worker-1', 'worker-2', 'worker-3'] as const;
/** Starting programs from their sources takes long on a busy machine. */
const patienceMs = 90_000;

type Worker = Awaited<ReturnType<typeof startWorkerProcess>>;

let api: Api;
let dataDir: string;
const workers = new Map<string, Worker>();
beforeAll(async () => {
  api = await startApi();
  dataDir = mkdtempSync(join(tmpdir(), 'halved-test-workers-'));
  await Promise.all(
    names.map(async (name) => workers.set(name, await startWorkerProcess(api.url, dataDir, name))),
  );
}, patienceMs);
afterAll(async () => {
  for (const { child } of workers.values()) child.kill('SIGKILL');
  await api.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Notes each publication, and makes it take so long that a worker can be killed in the middle. */
const slowly = `
  create table publications (post_id uuid);
  create function note_publication() returns trigger language plpgsql as $$
  begin
    perform pg_sleep(0.01);
    insert into publications values (new.id);
    return new;
  end $$;
  create trigger note_publication before update of published_at on posts
    for each row execute function note_publication()`;

const publishing = `
  select application_name as name from pg_stat_activity
  where datname = current_database() and state = 'active' and query like '%update posts set published_at%'
    and application_name = any($1)`;

const publishers = async (): Promise<string[]> =>
  (await api.pool.query<{ name: string }>(publishing, [names])).rows.map(({ name }) => name);

/** Asks every worker to look for due posts, not only the one that finds the next run of the schedule. */
const wakeAll = () =>
  api.pool.query(
    `insert into pgboss.job (name, data, policy, singleton_key)
     select 'publish-posts', '{}', 'short', gen_random_uuid()::text from generate_series(1, 3)`,
  );

describe('three workers of which one is killed', () => {
  it('publish 500 due posts, each once', { timeout: patienceMs }, async () => {
    const [by, follower] = [await api.aMember(), await api.aMember()];
    await api.follow(follower, by);
    await expect
      .poll(async () => (await runsOf(api, 'publish-posts')).length, { timeout: 10_000 })
      .toBeGreaterThan(0);
    await api.pool.query(slowly);
    await api.pool.query(
      `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, is_scheduled, scheduled_for)
       select gen_random_uuid(), $1, 'x', 'y', 'public', true, now() - n * interval '1 second'
       from generate_series(1, $2::int) n`,
      [by.id, count],
    );
    await wakeAll();
    let killed: string | undefined;
    await expect
      .poll(
        async () => {
          [killed] = await publishers();
          return killed;
        },
        { timeout: 30_000, interval: 20 },
      )
      .toBeDefined();
    workers.get(killed ?? '')?.child.kill('SIGKILL');
    const published = async () =>
      (await api.pool.query<{ id: string }>('select id from posts where published_at is not null')).rowCount;
    await expect.poll(published, { timeout: 60_000, interval: 200 }).toBe(count);

    const { rows } = await api.pool.query<{ all: number; distinct: number }>(
      'select count(*)::int as all, count(distinct post_id)::int as distinct from publications',
    );
    expect(rows).toEqual([{ all: count, distinct: count }]);
    expect((await api.call(contract.users.profile, { input: { username: by.username } })).worriesCount).toBe(
      count,
    );

    // Followers are told by their feed, which has each post once. No notification is made for a new post.
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const input = { limit: 100, ...(cursor && { cursor }) };
      const page = await api.call(contract.posts.list, { as: follower, input });
      seen.push(...page.posts.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(count);
    expect(new Set(seen).size).toBe(count);
    expect((await api.pool.query('select from notifications')).rowCount).toBe(0);
  });

  it('are two afterwards, which answer requests for their health and stop when they are asked to', {
    timeout: patienceMs,
  }, async () => {
    const alive = [...workers.values()].filter(({ child }) => child.signalCode === null);
    expect(alive).toHaveLength(2);
    for (const { url, stop } of alive) {
      for (const path of ['/api/health/live', '/api/health/ready', '/api/wake'])
        expect((await fetch(`${url}${path}`)).status).toBe(200);
      expect((await fetch(`${url}/api/posts`)).status).toBe(404);
      expect(await stop()).toBe(0);
    }
  });
});
