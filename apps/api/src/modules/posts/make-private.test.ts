import { withTransaction } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { makeOldPostsPrivate } from './make-private.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const daysAgo = (days: number) => hoursFromNow(-24 * days);
const aQuietMember = (autoPrivateAfterDays: 30 | 90 | null = 30) => api.aMember({ autoPrivateAfterDays });
const run = () => makeOldPostsPrivate(api.services);
const read = (as: Member | undefined, { id }: { id: string }) =>
  api.call(contract.posts.get, { as, input: { id } });
const privacyOf = async (as: Member, post: { id: string }) => (await read(as, post)).privacyLevel;
const countsOf = async ({ username }: Member) => {
  const { worriesCount, resolvedCount } = await api.call(contract.users.profile, { input: { username } });
  return { worriesCount, resolvedCount };
};

describe('posts that become private because of their age', () => {
  it('are the public ones that were published longer ago than their author chose', async () => {
    const [month, season, never] = [await aQuietMember(), await aQuietMember(90), await aQuietMember(null)];
    const old = await api.aPost({ by: month, publishedAt: daysAgo(31) });
    const young = await api.aPost({ by: month, publishedAt: daysAgo(29), createdAt: daysAgo(40) });
    const friends = await api.aPost({ by: month, publishedAt: daysAgo(31), privacyLevel: 'friends' });
    const waiting = await api.aPost({ by: month, publishedAt: null, createdAt: daysAgo(60) });
    const [older, kept] = [
      await api.aPost({ by: season, publishedAt: daysAgo(91) }),
      await api.aPost({ by: season, publishedAt: daysAgo(60) }),
    ];
    const open = await api.aPost({ by: never, publishedAt: daysAgo(400) });
    expect(await run()).toBe(2);
    expect(await Promise.all([old, young, friends, waiting].map((post) => privacyOf(month, post)))).toEqual([
      'private',
      'public',
      'friends',
      'public',
    ]);
    expect([await privacyOf(season, older), await privacyOf(season, kept)]).toEqual(['private', 'public']);
    expect(await privacyOf(never, open)).toBe('public');
  });

  it('leave the counters of their author, and take their comments along', async () => {
    const [by, other] = [await aQuietMember(), await api.aMember()];
    const post = await api.aPost({ by, publishedAt: daysAgo(31) });
    await api.aResolution({ of: post, resolvedAt: daysAgo(30) });
    await api.aPost({ by });
    const comment = await api.aComment({ by: other, on: post });
    expect(await countsOf(by)).toEqual({ worriesCount: 2, resolvedCount: 1 });
    expect(await run()).toBe(1);
    expect(await countsOf(by)).toEqual({ worriesCount: 1, resolvedCount: 0 });
    const { comments } = await api.call(contract.comments.list, { as: by, input: { postId: post.id } });
    expect(comments.map(({ id }) => id)).toEqual([comment.id]);
    const unseen = { as: other, input: { id: comment.id } };
    expect((await api.refused(contract.comments.get, unseen)).status).toBe(404);
    expect((await api.refused(contract.posts.get, { as: other, input: { id: post.id } })).status).toBe(404);
  });

  it('are counted anew among similar posts', async () => {
    const by = await aQuietMember();
    const post = await api.aPost({ by, publishedAt: daysAgo(31) });
    api.services.recountQueue.take(1_000);
    await run();
    expect(api.services.recountQueue.take(1_000)).toEqual([post.id]);
  });

  it('wait for no moderator any more, as after a change by hand', async () => {
    const by = await aQuietMember();
    const held = await api.aPost({ by, publishedAt: daysAgo(31), moderationStatus: 'pending' });
    await api.aCase({ post: held });
    await run();
    expect(await read(by, held)).toMatchObject({ privacyLevel: 'private', moderationStatus: 'approved' });
    const { rows } = await api.pool.query('select 1 from moderation_cases where post_id = $1', [held.id]);
    expect(rows).toEqual([]);
  });

  it('stay public once their author makes them public again', async () => {
    const by = await aQuietMember();
    const post = await api.aPost({ by, publishedAt: daysAgo(31) });
    await run();
    await api.call(contract.posts.update, { as: by, input: { id: post.id, privacyLevel: 'public' } });
    expect(await run()).toBe(0);
    expect(await privacyOf(by, post)).toBe('public');
    expect(await countsOf(by)).toMatchObject({ worriesCount: 1 });
  });

  it('also become private if their author has no such tier any more, or is suspended', async () => {
    const [expired, suspended] = [await aQuietMember(), await aQuietMember()];
    await api.change(expired, { grantedTier: 'supporter', grantedTierUntil: daysAgo(1) });
    await api.change(suspended, { suspendedAt: daysAgo(1) });
    for (const by of [expired, suspended]) await api.aPost({ by, publishedAt: daysAgo(31) });
    expect(await run()).toBe(2);
  });
});

describe('several runs at once', () => {
  it('make each post private once, in more than one batch', async () => {
    const by = await aQuietMember();
    await api.pool.query(
      `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at)
       select gen_random_uuid(), $1, 'I am tired.', 'y', 'public', now() - interval '31 days' from generate_series(1, 120)`,
      [by.id],
    );
    await api.change(by, { worriesCount: 120 });
    const done = await Promise.all([run(), run(), run()]);
    expect(done.reduce((sum, count) => sum + count)).toBe(120);
    expect(await run()).toBe(0);
    expect(await countsOf(by)).toEqual({ worriesCount: 0, resolvedCount: 0 });
  });

  it('do the rest if one post cannot be changed', async () => {
    const by = await aQuietMember();
    const [stuck, free] = [
      await api.aPost({ by, publishedAt: daysAgo(31), shortContent: 'Stuck' }),
      await api.aPost({ by, publishedAt: daysAgo(31) }),
    ];
    await api.pool.query(`alter table posts add constraint stuck
      check (short_content <> 'Stuck' or privacy_level = 'public')`);
    expect(await run()).toBe(1);
    expect([await privacyOf(by, stuck), await privacyOf(by, free)]).toEqual(['public', 'private']);
    await api.pool.query('alter table posts drop constraint stuck');
    expect(await run()).toBe(1);
  });

  it('wait for nobody who is changing a post at that moment', async () => {
    const by = await aQuietMember();
    const post = await api.aPost({ by, publishedAt: daysAgo(31) });
    await withTransaction(api.pool, async ({ $client: other }) => {
      await other.query('select 1 from posts where id = $1 for update', [post.id]);
      expect(await run()).toBe(0);
    });
    expect(await run()).toBe(1);
  });

  it('end early when the process is asked to stop', async () => {
    const by = await aQuietMember();
    await api.aPost({ by, publishedAt: daysAgo(31) });
    expect(await makeOldPostsPrivate(api.services, { signal: AbortSignal.abort() })).toBe(0);
    expect(await run()).toBe(1);
  });
});
