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

async function aWorry(columns = {}) {
  as = await api.aMember();
  const { id: postId } = await api.aPost({ by: as, shortContent: 'A worry', ...columns });
  return {
    postId,
    resolve: (input = {}) => api.call(resolve, { as, input: { postId, ...words, ...input } }),
    update: (input = {}) => api.call(update, { as, input: { postId, ...words, ...input } }),
    unresolve: () => api.call(unresolve, { as, input: { postId } }),
    post: () => api.call(posts.get, { as, input: { id: postId } }),
    refusal: async (operation: typeof resolve | typeof update, by: Member) =>
      (await api.refused(operation, { as: by, input: { postId, ...words } })).code,
    counts: async () => {
      const { resolvedCount } = await api.call(users.profile, { input: { username: as.username } });
      const { resolvedWorries } = await api.call(dashboard.stats, { as });
      return { resolvedCount, resolvedWorries };
    },
  };
}

describe('resolving a worry', () => {
  it('keeps the methods, shows them to everyone who sees the worry, and counts the resolution', async () => {
    const worry = await aWorry({ longContent: 'More of it' });
    const { support, ...made } = await worry.resolve();
    expect(support).toBeNull();
    expect(made).toEqual({
      id: made.id,
      postId: worry.postId,
      ...words,
      resolvedAt: made.resolvedAt,
      post: {
        id: worry.postId,
        worryPrompt: 'I worry that …',
        shortContent: 'A worry',
        sensitive: false,
        longContent: 'More of it',
        longContentTruncated: false,
        privacyLevel: 'public',
      },
    });
    expect(await api.call(get, { input: { postId: worry.postId } })).toEqual(made);
    expect((await worry.post()).isResolved).toBe(true);
    expect(await worry.counts()).toEqual({ resolvedCount: 1, resolvedWorries: 1 });
  });

  it('takes one story, one rating or none, and each method once, however it is spelt', async () => {
    const worry = await aWorry();
    const input = {
      copingMethods: [' A walk ', 'a WALK', 'Ängste aufschreiben', 'ängste AUFSCHREIBEN', 'Sleep'],
    };
    const { copingMethods, resolutionStory, helpfulnessRating } = await worry.resolve({
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

  it('refuses no or too many methods, a story that is too long, and a rating out of range', async () => {
    const { postId } = await aWorry();
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

  it('is refused to others, with FORBIDDEN if they see it and NOT_FOUND if not', async () => {
    const [seen, hidden] = [await aWorry(), await aWorry({ privacyLevel: 'private' })];
    const other = await api.aMember();
    expect(await seen.refusal(resolve, other)).toBe('FORBIDDEN');
    expect(await hidden.refusal(resolve, other)).toBe('NOT_FOUND');
  });

  it('is possible only once, and only after the worry is published', async () => {
    const worry = await aWorry();
    await worry.resolve();
    expect(await worry.refusal(resolve, as)).toBe('ALREADY_RESOLVED');
    const waiting = await aWorry({ publishedAt: null });
    expect(await waiting.refusal(resolve, as)).toBe('NOT_PUBLISHED');
    expect((await waiting.post()).isResolved).toBe(false);
  });

  it('that is not public counts only on its owner’s dashboard', async () => {
    const worry = await aWorry({ privacyLevel: 'private' });
    await worry.resolve();
    expect(await worry.counts()).toEqual({ resolvedCount: 0, resolvedWorries: 1 });
    expect((await api.refused(get, { input: { postId: worry.postId } })).code).toBe('NOT_FOUND');
  });

  it('notifies those who commented once, even if it is undone and repeated', async () => {
    const worry = await aWorry();
    const friend = await api.aMember();
    await api.aComment({ by: friend, on: { id: worry.postId } });
    const told = async () => (await api.call(notifications.list, { as: friend })).notifications;
    await worry.resolve();
    expect(await told()).toMatchObject([{ type: 'encouragement', isRead: false }]);
    await worry.unresolve();
    expect(await told()).toEqual([]);
    await worry.resolve();
    expect(await told()).toHaveLength(1);
    await api.call(notifications.readAll, { as: friend });
    await worry.unresolve();
    await worry.resolve();
    expect(await told()).toHaveLength(1);
  });

  it('offers help at once if the story reads as if its writer were in danger', async () => {
    const worry = await aWorry();
    const { support } = await worry.resolve({ resolutionStory: 'I want to kill myself tonight.' });
    expect(support).toEqual({ level: 'explicit', language: 'en' });
    expect((await worry.post()).moderationStatus).toBe('approved');
  });
});

describe('a resolution', () => {
  it('can be rewritten, and keeps the moment at which the worry was resolved', async () => {
    const worry = await aWorry();
    const { id, resolvedAt } = await worry.resolve();
    const { support, ...changed } = await worry.update({
      copingMethods: ['Sleep'],
      resolutionStory: undefined,
    });
    expect(changed).toMatchObject({ id, resolvedAt, copingMethods: ['Sleep'], resolutionStory: null });
    expect(await api.call(get, { input: { postId: worry.postId } })).toEqual(changed);
  });

  it('is not found before the worry is resolved, nor after it is reopened', async () => {
    const worry = await aWorry();
    const notThere = async () => {
      expect(await worry.refusal(update, as)).toBe('NOT_FOUND');
      const input = { postId: worry.postId };
      expect((await api.refused(unresolve, { as, input })).code).toBe('NOT_FOUND');
      expect((await api.refused(get, { as, input })).code).toBe('NOT_FOUND');
    };
    await notThere();
    await worry.resolve();
    expect(await worry.unresolve()).toEqual({ success: true });
    await notThere();
    expect((await worry.post()).isResolved).toBe(false);
    expect(await worry.counts()).toEqual({ resolvedCount: 0, resolvedWorries: 0 });
  });

  it('is deleted with the worry', async () => {
    const worry = await aWorry();
    await worry.resolve();
    await api.call(posts.remove, { as, input: { id: worry.postId } });
    const { rows } = await api.pool.query('select 1 from resolutions where post_id = $1', [worry.postId]);
    expect(rows).toEqual([]);
    expect(await worry.counts()).toEqual({ resolvedCount: 0, resolvedWorries: 0 });
  });
});

const hostile = 'Fuck you all, you are worthless idiots and I hope you die.';

describe('a hostile story', () => {
  it('holds its worry until the story is rewritten or deleted', async () => {
    const worry = await aWorry();
    await worry.resolve({ resolutionStory: hostile });
    const { moderationStatus } = await worry.post();
    expect(['pending', 'flagged']).toContain(moderationStatus);
    expect(await worry.counts()).toEqual({ resolvedCount: 0, resolvedWorries: 1 });
    const { worriesCount } = await api.call(users.profile, { input: { username: as.username } });
    expect(worriesCount).toBe(0);
    const { rows } = await api.pool.query('select 1 from moderation_cases where post_id = $1', [
      worry.postId,
    ]);
    expect(rows).toHaveLength(1);
    expect((await api.refused(get, { input: { postId: worry.postId } })).code).toBe('NOT_FOUND');
    const { items } = await api.call(moderation.queue, { as: await api.aMember({ role: 'moderator' }) });
    expect(items.find(({ id }) => id === worry.postId)?.excerpt).toContain(hostile);
    await worry.update();
    expect((await worry.post()).moderationStatus).toBe('approved');
    expect(await worry.counts()).toEqual({ resolvedCount: 1, resolvedWorries: 1 });
    await worry.update({ copingMethods: [hostile] });
    expect((await worry.post()).moderationStatus).not.toBe('approved');
    await worry.unresolve();
    expect((await worry.post()).moderationStatus).toBe('approved');
    expect(
      (await api.pool.query('select 1 from moderation_cases where post_id = $1', [worry.postId])).rows,
    ).toEqual([]);
  });

  it('keeps its worry held when the worry itself is rewritten', async () => {
    const worry = await aWorry();
    await worry.resolve({ resolutionStory: hostile });
    await api.call(posts.update, { as, input: { id: worry.postId, shortContent: 'Another worry' } });
    expect((await worry.post()).moderationStatus).not.toBe('approved');
  });

  it('does not hold a private worry, which no moderator sees', async () => {
    const worry = await aWorry({ privacyLevel: 'private' });
    await worry.resolve({ resolutionStory: hostile });
    expect((await worry.post()).moderationStatus).toBe('approved');
  });

  it('changes nothing on a worry that is held for its own words, or was approved', async () => {
    const held = await aWorry({ moderationStatus: 'pending' });
    await held.resolve();
    expect((await held.post()).moderationStatus).toBe('pending');
    const approved = await aWorry({ shortContent: hostile });
    await approved.resolve();
    expect((await approved.post()).moderationStatus).toBe('approved');
  });
});

it('a worry is resolved after it was shared, by the database’s clock', async () => {
  const worry = await aWorry({ publishedAt: hoursFromNow(-48) });
  await api.call(comments.create, { as, input: { postId: worry.postId, content: 'It is over.' } });
  const { resolvedAt } = await worry.resolve();
  const { rows } = await api.pool.query(
    `select posts.resolved_at = resolutions.resolved_at as same, resolutions.resolved_at > published_at as after
     from posts join resolutions on post_id = posts.id where posts.id = $1`,
    [worry.postId],
  );
  expect(rows).toEqual([{ same: true, after: true }]);
  expect(Math.abs(Date.parse(resolvedAt) - Date.now())).toBeLessThan(60_000);
});
