import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeContent } from '../content/store-content.ts';
import { type OpenDatabase, openDatabase } from '../index.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { demoModeratorSignIn, demoSignIn, demoTierSignIns } from './demo/members.ts';
import { seedDemo } from './demo.ts';

const now = new Date('2026-11-21T23:40:00Z');
const size = { members: 70, worries: 400 };
const hashPassword = async (password: string) => `hash of ${password.length} characters`;
const isLocal = true;
const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

async function emptyDatabase(): Promise<OpenDatabase> {
  const { url, drop } = await createTestDatabase();
  const open = openDatabase({ url });
  closing.push(() => open.close().then(drop));
  return open;
}

async function everything({ pool }: OpenDatabase) {
  const tables = [
    'users',
    'posts',
    'follows',
    'blocks',
    'likes',
    'comments',
    'resolutions',
    'notifications',
    'notification_actors',
    'reports',
    'moderation_cases',
    'check_ins',
    'exercise_progress',
  ];
  const answers = tables.map((name) => pool.query(`select t::text as row from ${name} t order by 1`));
  return (await Promise.all(answers)).map(({ rows }) => rows);
}

/** The passwords of all who are not simple members. There is one moderator. */
async function moderatorPasswords({ pool }: OpenDatabase): Promise<string[]> {
  const { rows } = await pool.query("select email, password_hash from users where role <> 'member'");
  expect(rows).toMatchObject([{ email: demoModeratorSignIn.email }]);
  return rows.map((row) => row.password_hash);
}

describe('seeding the demo', () => {
  it('writes the same rows into two databases', async () => {
    const [first, second] = [await emptyDatabase(), await emptyDatabase()];
    expect(await seedDemo(first.pool, { hashPassword, isLocal, now, size })).toBe(true);
    expect(await seedDemo(second.pool, { hashPassword, isLocal, now, size })).toBe(true);
    expect(await everything(first)).toEqual(await everything(second));
  });

  it('changes nothing in a database that has members, also when two servers start at once', async () => {
    const { pool, db } = await emptyDatabase();
    const both = [
      seedDemo(pool, { hashPassword, isLocal, size }),
      seedDemo(pool, { hashPassword, isLocal, size }),
    ];
    expect((await Promise.all(both)).sort()).toEqual([false, true]);
    expect(await seedDemo(pool, { hashPassword, isLocal, size })).toBe(false);
    const { rows } = await db.execute(sql`select count(*)::int as count from users`);
    expect(rows).toEqual([{ count: size.members + 1 }]);
  });

  it('writes the whole demo, with counters that equal the number of rows and no date in the future', async () => {
    const { pool } = await emptyDatabase();
    await seedDemo(pool, { hashPassword, isLocal });
    const counted = await pool.query(
      'select (select count(*)::int from users) as users, (select count(*)::int from posts) as posts',
    );
    expect(counted.rows).toEqual([{ users: 901, posts: 6_000 }]);
    const wrong = await pool.query(`
      with mine as (select user_id, count(*)::int, count(resolved_at)::int as resolved from posts
          where privacy_level = 'public' and published_at is not null group by 1),
        liked as (select post_id, count(*)::int from likes group by 1),
        said as (select post_id, count(*)::int from comments where moderation_status = 'approved' group by 1),
        answered as (select parent_id, count(*)::int from comments where moderation_status = 'approved' group by 1),
        followed as (select followed_id, count(*)::int from follows group by 1),
        following as (select follower_id, count(*)::int from follows group by 1)
      select username from users u
        left join mine on mine.user_id = u.id
        left join followed on followed_id = u.id
        left join following on follower_id = u.id
        where (worries_count, followers_count, following_count, resolved_count) <>
          (coalesce(mine.count, 0), coalesce(followed.count, 0), coalesce(following.count, 0), coalesce(mine.resolved, 0))
      union all
      select short_content from posts p
        left join liked on liked.post_id = p.id
        left join said on said.post_id = p.id
        where (likes_count, comments_count) <> (coalesce(liked.count, 0), coalesce(said.count, 0))
      union all
      select short_content from posts left join resolutions on post_id = posts.id
        where posts.resolved_at is distinct from resolutions.resolved_at or posts.resolved_at <= published_at
      union all
      select content from comments c left join answered on answered.parent_id = c.id
        where replies_count <> coalesce(answered.count, 0)`);
    expect(wrong.rows).toEqual([]);
    const future = await pool.query(`
      select 1 from likes where created_at > now() union all select 1 from posts where published_at > now()
      union all select 1 from comments where created_at > now()
      union all select 1 from resolutions where resolved_at > now()
      union all select 1 from users where last_seen_at > now()
      union all select 1 from reports where created_at > now()
      union all select 1 from moderation_cases where opened_at > now()
      union all select 1 from notifications where greatest(created_at, read_at) > now()
      union all select 1 from check_ins where greatest(asked_at, answered_at) > now()
      union all select 1 from exercise_progress where updated_at > now()`);
    expect(future.rows).toEqual([]);
  });

  it('does not give the moderator a known password where others can reach the instance', async () => {
    const database = await emptyDatabase();
    await seedDemo(database.pool, { hashPassword: async (password) => password, isLocal: false, size });
    expect(await moderatorPasswords(database)).not.toEqual([demoModeratorSignIn.password]);
  });
});

describe('a small demo', () => {
  let demo: OpenDatabase;
  beforeAll(async () => {
    demo = await emptyDatabase();
    await storeContent(demo);
    await seedDemo(demo.pool, { hashPassword: async (password) => password, isLocal, size });
  });

  it('queues no mail', async () => {
    const { rows } = await demo.db.execute(sql`select from outbox union all select from email_tokens`);
    expect(rows).toEqual([]);
  });

  it('gives the demo member a known password, posts of all three privacy levels and one scheduled post', async () => {
    const own = await demo.pool.query(
      `select password_hash, posts.privacy_level, scheduled_for > now() as to_come from users
        join posts on user_id = users.id where email = $1 order by 2, 3`,
      [demoSignIn.email],
    );
    expect(own.rows.length).toBeGreaterThanOrEqual(12);
    expect(new Set(own.rows.map((row) => row.password_hash))).toEqual(new Set([demoSignIn.password]));
    expect(new Set(own.rows.map((row) => row.privacy_level))).toEqual(
      new Set(['public', 'friends', 'private']),
    );
    expect(own.rows.filter((row) => row.to_come)).toHaveLength(1);
  });

  it('gives the demo’s own member and a member of each paid tier the same password, and nobody else', async () => {
    const { rows } = await demo.pool.query(
      'select email, granted_tier as tier from users where password_hash = $1 order by tier',
      [demoSignIn.password],
    );
    expect(rows).toEqual([
      { email: demoSignIn.email, tier: 'free' },
      { email: demoTierSignIns.premium.email, tier: 'premium' },
      { email: demoTierSignIns.supporter.email, tier: 'supporter' },
    ]);
  });

  it('gives members whose tier has exercises completed and open ones, at steps that exist', async () => {
    const { rows } = await demo.pool.query(`
      select username, granted_tier, completed_at is null as is_open,
        current_step < jsonb_array_length(facts -> 'steps') as is_inside,
        completed_at is null or current_step = jsonb_array_length(facts -> 'steps') - 1 as is_whole
      from exercise_progress join users on users.id = user_id join content_items on content_items.id = exercise_id`);
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows)
      expect(row).toMatchObject({ granted_tier: 'premium', is_inside: true, is_whole: true });
    const own = rows.filter(({ username }) => username === demoTierSignIns.premium.username);
    expect(new Set(own.map((row) => row.is_open))).toEqual(new Set([true, false]));
  });

  it('gives the moderator a known password on the operator’s own machine', async () => {
    expect(await moderatorPasswords(demo)).toEqual([demoModeratorSignIn.password]);
  });
});
