import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { resolve, update, unresolve, get } = contract.resolutions;
const { posts, users, notifications, dashboard, comments, moderation } = contract;

let api: Api;
let as: Member;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const words = { copingMethods: ['Talking to a friend'], resolutionStory: 'I asked.', helpfulnessRating: 4 };

async function anOwnPost(columns = {}) {
  as = await api.aMember();
  const { id: postId } = await api.aPost({ by: as, shortContent: 'A worry', ...columns });
  return {
    postId,
    resolve: (input = {}) => api.call(resolve, { as, input: { postId, ...words, ...input } }),
    update: (input = {}) => api.call(update, { as, input: { postId, ...words, ...input } }),
    unresolve: () => api.call(unresolve, { as, input: { postId } }),
    read: () => api.call(posts.get, { as, input: { id: postId } }),
    refusal: async (operation: typeof resolve | typeof update, by: Member) =>
      (await api.refused(operation, { as: by, input: { postId, ...words } })).code,
    counts: async () => {
      const { resolvedCount } = await api.call(users.profile, { input: { username: as.username } });
      const { resolvedWorries } = await api.call(dashboard.stats, { as });
      return { resolvedCount, resolvedWorries };
    },
  };
}

describe('resolving a post', () => {
  it('stores the resolution, shows it to everyone who sees the post, and counts it', async () => {
    const post = await anOwnPost({ longContent: 'More of it' });
    const { support, ...created } = await post.resolve();
    expect(support).toBeNull();
    expect(created).toEqual({
      id: created.id,
      postId: post.postId,
      ...words,
      resolvedAt: created.resolvedAt,
      post: {
        id: post.postId,
        worryPrompt: 'I worry that …',
        shortContent: 'A worry',
        sensitive: false,
        longContent: 'More of it',
        longContentTruncated: false,
        privacyLevel: 'public',
      },
    });
    expect(await api.call(get, { input: { postId: post.postId } })).toEqual(created);
    expect((await post.read()).isResolved).toBe(true);
    expect(await post.counts()).toEqual({ resolvedCount: 1, resolvedWorries: 1 });
  });

  it('requires no story and no rating, and stores each method once, however it is spelt', async () => {
    const post = await anOwnPost();
    const input = {
      copingMethods: [' A walk ', 'a WALK', 'Ängste aufschreiben', 'ängste AUFSCHREIBEN', 'Sleep'],
    };
    const { copingMethods, resolutionStory, helpfulnessRating } = await post.resolve({
      ...input,
      resolutionStory: '  ',
      helpfulnessRating: null,
    });
    expect(copingMethods).toEqual(['A walk', 'Ängste aufschreiben', 'Sleep']);
    expect({ resolutionStory, helpfulnessRating }).toEqual({
      resolutionStory: null,
      helpfulnessRating: null,
    });
  });

  it('rejects missing methods, too many methods, a story that is too long, and a rating out of range', async () => {
    const { postId } = await anOwnPost();
    const refusal = async (input: object) => {
      const { details } = await api.refused(resolve, { as, input: { postId, ...words, ...input } });
      return details;
    };
    const required = 'Please add at least one coping method';
    expect(await refusal({ copingMethods: [] })).toEqual({ copingMethods: required });
    expect(await refusal({ copingMethods: [' '] })).toEqual({ 'copingMethods.0': required });
    expect(await refusal({ copingMethods: Array(11).fill('x') })).toHaveProperty('copingMethods');
    expect(await refusal({ copingMethods: ['x'.repeat(101)] })).toHaveProperty(['copingMethods.0']);
    expect(await refusal({ resolutionStory: 'x'.repeat(2_001) })).toHaveProperty('resolutionStory');
    for (const helpfulnessRating of [0, 6, 2.5])
      expect(await refusal({ helpfulnessRating })).toHaveProperty('helpfulnessRating');
  });

  it('fails for others with FORBIDDEN if they see the post, else with NOT_FOUND', async () => {
    const [visible, hidden] = [await anOwnPost(), await anOwnPost({ privacyLevel: 'private' })];
    const other = await api.aMember();
    expect(await visible.refusal(resolve, other)).toBe('FORBIDDEN');
    expect(await hidden.refusal(resolve, other)).toBe('NOT_FOUND');
  });

  it('is possible only once, and only after the post is published', async () => {
    const post = await anOwnPost();
    await post.resolve();
    expect(await post.refusal(resolve, as)).toBe('ALREADY_RESOLVED');
    const waiting = await anOwnPost({ publishedAt: null });
    expect(await waiting.refusal(resolve, as)).toBe('NOT_PUBLISHED');
    expect((await waiting.read()).isResolved).toBe(false);
  });

  it('that is not public counts only on its owner’s dashboard', async () => {
    const post = await anOwnPost({ privacyLevel: 'private' });
    await post.resolve();
    expect(await post.counts()).toEqual({ resolvedCount: 0, resolvedWorries: 1 });
    expect((await api.refused(get, { input: { postId: post.postId } })).code).toBe('NOT_FOUND');
  });

  it('notifies every commenter only once, even if the post is reopened and resolved again', async () => {
    const post = await anOwnPost();
    const friend = await api.aMember();
    await api.aComment({ by: friend, on: { id: post.postId } });
    const notified = async () => (await api.call(notifications.list, { as: friend })).notifications;
    await post.resolve();
    expect(await notified()).toMatchObject([{ type: 'encouragement', isRead: false }]);
    await post.unresolve();
    expect(await notified()).toEqual([]);
    await post.resolve();
    expect(await notified()).toHaveLength(1);
    await api.call(notifications.readAll, { as: friend });
    await post.unresolve();
    await post.resolve();
    expect(await notified()).toHaveLength(1);
  });

  it('offers support at once if the story suggests danger', async () => {
    const post = await anOwnPost();
    const { support } = await post.resolve({ resolutionStory: 'I want to kill myself tonight.' });
    expect(support).toEqual({ level: 'explicit', language: 'en', doors: [] });
    expect((await post.read()).moderationStatus).toBe('approved');
  });
});

describe('a resolution', () => {
  it('can be rewritten, and keeps the moment at which the post was resolved', async () => {
    const post = await anOwnPost();
    const { id, resolvedAt } = await post.resolve();
    const { support, ...changed } = await post.update({
      copingMethods: ['Sleep'],
      resolutionStory: undefined,
    });
    expect(changed).toMatchObject({ id, resolvedAt, copingMethods: ['Sleep'], resolutionStory: null });
    expect(await api.call(get, { input: { postId: post.postId } })).toEqual(changed);
  });

  it('is not found before the post is resolved, nor after the post is reopened', async () => {
    const post = await anOwnPost();
    const notThere = async () => {
      expect(await post.refusal(update, as)).toBe('NOT_FOUND');
      const input = { postId: post.postId };
      expect((await api.refused(unresolve, { as, input })).code).toBe('NOT_FOUND');
      expect((await api.refused(get, { as, input })).code).toBe('NOT_FOUND');
    };
    await notThere();
    await post.resolve();
    expect(await post.unresolve()).toEqual({ success: true });
    await notThere();
    expect((await post.read()).isResolved).toBe(false);
    expect(await post.counts()).toEqual({ resolvedCount: 0, resolvedWorries: 0 });
  });

  it('is deleted with its post', async () => {
    const post = await anOwnPost();
    await post.resolve();
    await api.call(posts.remove, { as, input: { id: post.postId } });
    const { rows } = await api.pool.query('select 1 from resolutions where post_id = $1', [post.postId]);
    expect(rows).toEqual([]);
    expect(await post.counts()).toEqual({ resolvedCount: 0, resolvedWorries: 0 });
  });
});

const hostile = 'Fuck you all, you are worthless idiots and I hope you die.';

describe('the text of a resolution', () => {
  it('holds its post if it is hostile, until the text is rewritten or deleted', async () => {
    const post = await anOwnPost();
    await post.resolve({ resolutionStory: hostile });
    const { moderationStatus } = await post.read();
    expect(['pending', 'flagged']).toContain(moderationStatus);
    expect(await post.counts()).toEqual({ resolvedCount: 0, resolvedWorries: 1 });
    const { worriesCount } = await api.call(users.profile, { input: { username: as.username } });
    expect(worriesCount).toBe(0);
    const { rows } = await api.pool.query('select 1 from moderation_cases where post_id = $1', [post.postId]);
    expect(rows).toHaveLength(1);
    expect((await api.refused(get, { input: { postId: post.postId } })).code).toBe('NOT_FOUND');
    const { items } = await api.call(moderation.queue, { as: await api.aMember({ role: 'moderator' }) });
    expect(items.find(({ id }) => id === post.postId)?.excerpt).toContain(hostile);
    await post.update();
    expect((await post.read()).moderationStatus).toBe('approved');
    expect(await post.counts()).toEqual({ resolvedCount: 1, resolvedWorries: 1 });
    await post.update({ copingMethods: [hostile] });
    expect((await post.read()).moderationStatus).not.toBe('approved');
    await post.unresolve();
    expect((await post.read()).moderationStatus).toBe('approved');
    expect(
      (await api.pool.query('select 1 from moderation_cases where post_id = $1', [post.postId])).rows,
    ).toEqual([]);
  });

  it('keeps its post held if it is hostile, even when the post itself is rewritten', async () => {
    const post = await anOwnPost();
    await post.resolve({ resolutionStory: hostile });
    await api.call(posts.update, { as, input: { id: post.postId, shortContent: 'Another worry' } });
    expect((await post.read()).moderationStatus).not.toBe('approved');
  });

  it('does not hold a private post, which no moderator sees', async () => {
    const post = await anOwnPost({ privacyLevel: 'private' });
    await post.resolve({ resolutionStory: hostile });
    expect((await post.read()).moderationStatus).toBe('approved');
  });

  it('does not change the status of a post that is held for its own words, or was approved by a moderator', async () => {
    const held = await anOwnPost({ moderationStatus: 'pending' });
    await held.resolve();
    expect((await held.read()).moderationStatus).toBe('pending');
    const approved = await anOwnPost({ shortContent: hostile });
    await approved.resolve();
    expect((await approved.read()).moderationStatus).toBe('approved');
  });
});

it('the resolution of a post is later than its publication, by the database’s clock', async () => {
  const post = await anOwnPost({ publishedAt: hoursFromNow(-48) });
  await api.call(comments.create, { as, input: { postId: post.postId, content: 'It is over.' } });
  const { resolvedAt } = await post.resolve();
  const { rows } = await api.pool.query(
    `select posts.resolved_at = resolutions.resolved_at as same, resolutions.resolved_at > published_at as after
     from posts join resolutions on post_id = posts.id where posts.id = $1`,
    [post.postId],
  );
  expect(rows).toEqual([{ same: true, after: true }]);
  expect(Math.abs(Date.parse(resolvedAt) - Date.now())).toBeLessThan(60_000);
});
