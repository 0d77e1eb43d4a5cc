import { worryCategories } from '@halved/shared/categories';
import { fitsGraphemes } from '@halved/shared/graphemes';
import { limits } from '@halved/shared/limits';
import { isReservedUsername } from '@halved/shared/usernames';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../index.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { demoMembers, demoSignIn } from './demo/members.ts';
import { planDemo } from './demo/plan.ts';
import { demoWorries } from './demo/worries.ts';
import { seedDemo } from './demo.ts';

const now = new Date('2026-11-21T23:40:00Z');
const hashPassword = async (password: string) => `hash of ${password.length} characters`;
const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

async function emptyDatabase(): Promise<OpenDatabase> {
  const { url, drop } = await createTestDatabase();
  const open = openDatabase({ url });
  closing.push(() => open.close().then(drop));
  return open;
}

async function everything({ pool }: OpenDatabase) {
  const tables = ['users', 'posts', 'follows', 'likes'];
  const answers = tables.map((name) => pool.query(`select t::text as row from ${name} t order by 1`));
  return (await Promise.all(answers)).map(({ rows }) => rows);
}

describe('the demo’s texts', () => {
  it('fit the limits, differ, and cover every category, privacy level and both languages', () => {
    expect(demoWorries.length).toBeGreaterThanOrEqual(60);
    for (const { text, long } of demoWorries) {
      expect(fitsGraphemes(text, limits.shortContent.max)).toBe(true);
      expect(text).toBe(text.normalize('NFC').trim());
      expect(fitsGraphemes(long ?? '', limits.longContent.max)).toBe(true);
    }
    expect(new Set(demoWorries.map((worry) => worry.text)).size).toBe(demoWorries.length);
    expect(new Set(demoWorries.map((worry) => worry.category))).toEqual(new Set(worryCategories));
    expect(new Set(demoWorries.map((worry) => worry.privacy)).size).toBe(3);
    expect(new Set(demoWorries.map((worry) => worry.language)).size).toBe(2);
  });

  it('come from members whose names anybody could register, and who were there when they wrote', () => {
    for (const { username, follows, joinedDaysAgo, seenMinutesAgo } of demoMembers) {
      expect(username).toMatch(/^[A-Za-z0-9_]{3,30}$/);
      expect(isReservedUsername(username)).toBe(false);
      for (const other of follows) expect(demoMembers.some((one) => one.username === other)).toBe(true);
      const published = demoWorries.filter((worry) => worry.by === username && worry.hoursAgo > 0);
      const hours = published.map((worry) => worry.hoursAgo);
      expect(Math.max(...hours)).toBeLessThan(joinedDaysAgo * 24);
      expect(Math.min(...hours) * 60).toBeGreaterThanOrEqual(seenMinutesAgo);
    }
  });
});

describe('the demo’s plan', () => {
  it('is the same for the same moment, and likes only what the liker may see', () => {
    const plan = planDemo(now);
    expect(planDemo(now)).toEqual(plan);
    for (const like of plan.likes) {
      const post = plan.posts.find((one) => one.id === like.postId);
      const followed = plan.follows.some(
        (one) => one.followerId === post?.userId && one.followedId === like.userId,
      );
      expect(post?.privacyLevel === 'public' || (post?.privacyLevel === 'friends' && followed)).toBe(true);
      expect(post?.userId).not.toBe(like.userId);
      expect(post?.publishedAt).not.toBeNull();
    }
  });
});

describe('seeding the demo', () => {
  it('makes the same community in two databases, with the same rows', async () => {
    const [first, second] = [await emptyDatabase(), await emptyDatabase()];
    expect(await seedDemo(first.pool, { hashPassword, now })).toBe(true);
    expect(await seedDemo(second.pool, { hashPassword, now })).toBe(true);
    expect(await everything(first)).toEqual(await everything(second));
  });

  it('leaves a database alone in which somebody lives, also when two servers start at once', async () => {
    const { pool, db } = await emptyDatabase();
    const answers = await Promise.all([seedDemo(pool, { hashPassword }), seedDemo(pool, { hashPassword })]);
    expect(answers.sort()).toEqual([false, true]);
    expect(await seedDemo(pool, { hashPassword })).toBe(false);
    const { rows } = await db.execute(sql`select count(*)::int as count from users`);
    expect(rows).toEqual([{ count: demoMembers.length }]);
  });

  it('writes counters that equal the counted rows', async () => {
    const { pool } = await emptyDatabase();
    await seedDemo(pool, { hashPassword });
    const wrong = await pool.query(`
      select username from users u where worries_count <> (select count(*) from posts p
          where p.user_id = u.id and privacy_level = 'public' and published_at is not null)
        or followers_count <> (select count(*) from follows where followed_id = u.id)
        or following_count <> (select count(*) from follows where follower_id = u.id)
      union all
      select short_content from posts p
        where likes_count <> (select count(*) from likes where post_id = p.id)`);
    expect(wrong.rows).toEqual([]);
    const future = await pool.query(
      'select 1 from likes where created_at > now() union all select 1 from posts where published_at > now()',
    );
    expect(future.rows).toEqual([]);
  });

  it('lets its own member sign in, with a worry of each privacy and one to come', async () => {
    const { pool } = await emptyDatabase();
    await seedDemo(pool, { hashPassword: async (password) => password });
    const own = await pool.query(
      `select password_hash, posts.privacy_level, scheduled_for > now() as to_come from users
        join posts on user_id = users.id where email = $1 order by 2, 3`,
      [demoSignIn.email],
    );
    expect(new Set(own.rows.map((row) => row.password_hash))).toEqual(new Set([demoSignIn.password]));
    expect(new Set(own.rows.map((row) => row.privacy_level))).toEqual(
      new Set(['public', 'friends', 'private']),
    );
    expect(own.rows.filter((row) => row.to_come)).toHaveLength(1);
    const others = await pool.query('select 1 from users where password_hash = $1', [demoSignIn.password]);
    expect(others.rows).toHaveLength(1);
  });
});
