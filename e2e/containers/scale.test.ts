import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect } from '../fixtures.ts';
import { Analytics } from '../pages/analytics.ts';
import { Comments } from '../pages/comments.ts';
import { Feed } from '../pages/feed.ts';
import { Register } from '../pages/register.ts';
import { ResolutionForm, resolutionOn } from '../pages/resolutions.ts';
import { Shell } from '../pages/shell.ts';
import { Slip } from '../pages/slip.ts';
import { goodPassword, newName, share } from '../support/account.ts';
import { visitorCacheExpired } from '../support/community.ts';
import { testIn } from '../support/containers-test.ts';
import { mailedLink } from '../support/mailbox.ts';
import { sleepNoise } from '../support/sleep.ts';

const test = testIn('scale');

const visits = 40;
/** Waits until the sessions of the databases have published their counts, which idle ones do after ten seconds. */
const counted = () => sleep(12_000);

/** How often a table of a server was read, as that server itself counts. */
async function readsOf(url: string, table: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ reads: string }>(
    'select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as reads from pg_stat_user_tables where relname = $1',
    [table],
  );
  await client.end();
  return Number(rows[0]?.reads);
}

test('visitors are answered by the read replica, and members by the primary', async ({ running, join }) => {
  const member = await join();
  await share(member, `Seen by visitors ${member.username}`);
  const reads = async () => ({
    primary: await readsOf(running.databaseUrl, 'posts'),
    replica: await readsOf(running.replicaUrl, 'posts'),
  });
  // Each visitor asks for another page, because pages are cached for visitors.
  const askAsVisitors = async (from: number, count: number) => {
    for (let limit = from; limit < from + count; limit++) {
      const { status } = await fetch(`${running.url}/api/posts?limit=${limit}`);
      expect(status).toBe(200);
    }
  };
  // Each of the three servers checks the replica with its first visitors.
  await askAsVisitors(1, 9);
  await askAsVisitors(10, 9);
  await counted();
  await askAsVisitors(1, 3);
  const before = await reads();
  await askAsVisitors(4, visits);
  await counted();
  const between = await reads();
  for (let count = 0; count < visits; count++) await member.api.posts.list.query({});
  await counted();
  const after = await reads();
  const difference = (server: 'primary' | 'replica', [from, to]: [typeof before, typeof before]) =>
    to[server] - from[server];
  const read = {
    byVisitors: {
      primary: difference('primary', [before, between]),
      replica: difference('replica', [before, between]),
    },
    byMember: {
      primary: difference('primary', [between, after]),
      replica: difference('replica', [between, after]),
    },
  };
  process.stdout.write(`reads of the table posts, ${visits} requests each: ${JSON.stringify(read)}\n`);
  expect(read.byVisitors.replica).toBeGreaterThanOrEqual(visits);
  expect(read.byVisitors.primary).toBeLessThan(visits / 2);
  expect(read.byMember.primary).toBeGreaterThanOrEqual(visits);
  expect(read.byMember.replica).toBeLessThan(visits / 2);
});

test('the balancer follows servers that are made anew, whatever has their old addresses', async ({
  running,
}) => {
  // The worker is made anew with them, so that it may get the address of a server.
  await Promise.all([running.renew('api'), running.renew('worker')]);
  const statuses: number[] = [];
  for (let count = 0; count < 30; count++) {
    statuses.push((await fetch(`${running.url}/api/posts?limit=1`)).status);
  }
  expect(statuses).toEqual(statuses.map(() => 200));
});

test('all servers are replaced by new ones, and no request fails meanwhile', async ({ running }) => {
  const statuses: number[] = [];
  let isReplaced = false;
  const ask = async () => {
    while (!isReplaced) {
      statuses.push((await fetch(`${running.url}/api/posts?limit=${1 + (statuses.length % 50)}`)).status);
      await sleep(50);
    }
  };
  const upgrading = running.upgrade().finally(() => {
    isReplaced = true;
  });
  await Promise.all([upgrading, ask(), ask()]);
  expect(statuses.length).toBeGreaterThan(50);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

test('people get through the main path while each kind of container is killed', async ({
  page,
  running,
  join,
  enter,
  guard,
}) => {
  guard.tolerate(sleepNoise);
  const friend = await join();
  const name = newName();
  const email = `${name}@example.org`;
  const words = `Awake again ${name}`;
  const shell = new Shell(page);

  await test.step('a person registers while the worker is killed, and the mail comes when it is back', async () => {
    const form = new Register(page);
    await form.open();
    await form.fill({ email, username: name, password: goodPassword });
    await running.kill('worker');
    await form.submit.click();
    await expect(page).toHaveURL('/feed');
    await page.goto(await mailedLink(running, email, '/verify-email'));
    await expect
      .poll(() =>
        running.sql('select 1 from users where email = $1 and email_verified_at is not null', [email]),
      )
      .toHaveLength(1);
  });

  await test.step('shares a worry while one of three servers is killed', async () => {
    const feed = new Feed(page);
    await feed.open();
    await feed.startSharing();
    await feed.composer.write(words);
    await running.kill('api');
    await feed.composer.submit.click();
    await expect(shell.toast('Your worry has been shared!')).toBeVisible();
  });

  const theirs = await enter(friend);
  await test.step('a friend comments while the database is killed', async () => {
    const feed = new Feed(theirs);
    await feed.open();
    await feed.slip(words).ownPage.click();
    const thread = Comments.on(theirs);
    await thread.words.fill('So am I, every night');
    await running.kill('postgres');
    await thread.submit.click();
    await expect(thread.slip('So am I, every night').root).toBeVisible();
    await expect.poll(() => running.sql('select 1 from comments').catch(() => [])).toHaveLength(1);
  });

  await test.step('and likes it while PgBouncer is killed', async () => {
    await running.kill('pgbouncer');
    await Slip.of(theirs, words).like.click();
    await expect.poll(() => running.sql('select 1 from likes')).toHaveLength(1);
  });

  await test.step('a visitor reads the feed while the read replica is killed', async () => {
    const visitor = await (await page.context().browser()?.newContext({ baseURL: running.url }))?.newPage();
    if (!visitor) throw new Error('No browser');
    await visitorCacheExpired();
    await running.kill('replica');
    await visitor.goto('/feed');
    await expect(new Feed(visitor).slip(words).root).toBeVisible();
    await visitor.context().close();
  });

  await test.step('the worry is resolved', async () => {
    await page.goto(theirs.url());
    const form = new ResolutionForm(page);
    await Slip.of(page, words).choose('Mark as Resolved');
    await form.fill('Tea', 'I wrote it down', 4);
    await form.submit.click();
    await expect(resolutionOn(page)).toContainText('I wrote it down');
  });

  await test.step('the operator’s command opens what a tier has', async () => {
    await running.grantTier({ id: '', email }, 'premium');
    // The servers remember for some seconds that the member has no tier.
    guard.tolerate(/status of 403/);
    await expect(async () => {
      await page.goto('/analytics');
      await expect(new Analytics(page).threshold).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
  });

  await test.step('and everything stands there once', async () => {
    const counts = await running.sql<Record<string, string>>(
      `select (select count(*) from posts where short_content = $1) as posts,
         (select count(*) from comments) as comments, (select count(*) from likes) as likes,
         (select count(*) from resolutions) as resolutions`,
      [words],
    );
    expect(counts).toEqual([{ posts: '1', comments: '1', likes: '1', resolutions: '1' }]);
  });
});
