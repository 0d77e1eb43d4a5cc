import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/answers.ts';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { get, update, remove, setBlog, removeBlog } = contract.posts;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const countsOf = async ({ username }: Member) => {
  const { worriesCount, resolvedCount } = await api.call(contract.users.profile, { input: { username } });
  return { worriesCount, resolvedCount };
};
const worriesCount = async (member: Member) => (await countsOf(member)).worriesCount;

async function anOwnPost(columns: Omit<Parameters<Api['aPost']>[0], 'by'> = {}) {
  const as = await api.aMember();
  const { id } = await api.aPost({ by: as, ...columns });
  return {
    as,
    id,
    change: (input: object) => api.call(update, { as, input: { id, ...input } }),
    refused: (input: object) => api.refused(update, { as, input: { id, ...input } }),
  };
}

describe('changing a post', () => {
  it.each([
    [{ shortContent: 'Changed' }],
    [{ worryPrompt: 'Another' }],
    [{ privacyLevel: 'friends' }],
    [{ commentsEnabled: false }],
    [{ longContent: 'More of it' }],
    [{ sensitive: true }],
  ])('changes %j and nothing else', async (input) => {
    const { as, id, change } = await anOwnPost();
    const before = await api.call(get, { as, input: { id } });
    const { support: _, ...after } = await change(input);
    // The analysis changes with the words.
    const { updatedAt, category, language } = after;
    expect(after).toEqual({ ...before, ...input, updatedAt, category, language });
    expect(await api.call(get, { as, input: { id } })).toEqual(after);
  });

  it('with an empty input changes nothing', async () => {
    const { as, id, change } = await anOwnPost({
      longContent: 'kept',
      commentsEnabled: false,
      sensitive: true,
    });
    const before = await api.call(get, { as, input: { id } });
    expect(await change({})).toEqual({ ...before, support: null });
    expect(await change({ isScheduled: false })).toEqual({ ...before, support: null });
  });

  it('with the same words and choices changes nothing, not even the time of its last change', async () => {
    const { as, id, change } = await anOwnPost({ longContent: 'kept' });
    const before = await api.call(get, { as, input: { id } });
    const { shortContent, worryPrompt, privacyLevel, commentsEnabled, longContent, sensitive } = before;
    const same = { shortContent, worryPrompt, privacyLevel, commentsEnabled, longContent, sensitive };
    expect((await change(same)).updatedAt).toBe(before.updatedAt);
  });

  it('clears the long text if the input has null or an empty text', async () => {
    const { change } = await anOwnPost({ longContent: 'More' });
    expect((await change({ longContent: null })).longContent).toBeNull();
    await change({ longContent: 'Again' });
    expect((await change({ longContent: '' })).longContent).toBeNull();
  });

  it('adds the post to the public count when it becomes public, and removes it when it is no longer public', async () => {
    const { as, change } = await anOwnPost();
    expect(await worriesCount(as)).toBe(1);
    await change({ privacyLevel: 'private' });
    await change({ privacyLevel: 'friends' });
    expect(await worriesCount(as)).toBe(0);
    await change({ privacyLevel: 'public' });
    await change({ privacyLevel: 'public' });
    expect(await worriesCount(as)).toBe(1);
  });

  it('changes no count while the post is held', async () => {
    const { as, change, id } = await anOwnPost({
      shortContent: 'You are a disgusting piece of shit, go to hell you fucking idiot',
      moderationStatus: 'pending',
    });
    await change({ privacyLevel: 'private' });
    await change({ privacyLevel: 'public' });
    expect(await worriesCount(as)).toBe(0);
    await api.call(remove, { as, input: { id } });
    expect(await worriesCount(as)).toBe(0);
  });

  it('that is resolved also changes the count of resolved posts', async () => {
    const { as, change, id } = await anOwnPost({ resolvedAt: new Date() });
    await anOwnPost({ resolvedAt: new Date(), privacyLevel: 'friends' });
    expect(await countsOf(as)).toEqual({ worriesCount: 1, resolvedCount: 1 });
    await change({ privacyLevel: 'friends' });
    expect(await countsOf(as)).toEqual({ worriesCount: 0, resolvedCount: 0 });
    await change({ privacyLevel: 'public' });
    await api.call(remove, { as, input: { id } });
    expect(await countsOf(as)).toEqual({ worriesCount: 0, resolvedCount: 0 });
  });

  it('keeps the count right during twenty simultaneous changes', async () => {
    const { as, id } = await anOwnPost();
    const levels = ['public', 'private', 'friends'] as const;
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        api.send(update, { as, input: { id, privacyLevel: levels[at % 3] } }),
      ),
    );
    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const { privacyLevel } = await api.call(get, { as, input: { id } });
    expect(await worriesCount(as)).toBe(privacyLevel === 'public' ? 1 : 0);
  });

  it('of another member fails with FORBIDDEN if the caller sees it, else with NOT_FOUND', async () => {
    const { id, change } = await anOwnPost();
    const as = await api.aMember();
    const call = { as, input: { id, longContent: 'mine now' } };
    for (const operation of [update, remove, setBlog, removeBlog]) {
      const { code } = await api.refused(
        operation,
        operation === remove || operation === removeBlog ? { as, input: { id } } : call,
      );
      expect(code).toBe('FORBIDDEN');
    }
    await change({ privacyLevel: 'private' });
    for (const operation of [update, remove, setBlog, removeBlog]) {
      const { code } = await api.refused(
        operation,
        operation === remove || operation === removeBlog ? { as, input: { id } } : call,
      );
      expect(code).toBe('NOT_FOUND');
    }
  });

  it('is refused if the body names a post too, and changes neither', async () => {
    const [first, second] = [await anOwnPost(), await anOwnPost()];
    const response = await api.inject({
      method: 'PUT',
      url: `/api/posts/${first.id}`,
      headers: { authorization: `Bearer ${first.as.token}` },
      payload: { id: second.id, shortContent: 'Mine' },
    });
    expect(refusalOf(response).details).toEqual({ 'body.id': 'There is no such field' });
    for (const { as, id } of [first, second])
      expect((await api.call(get, { as, input: { id } })).shortContent).not.toBe('Mine');
  });
});

describe('the publication time of a post', () => {
  it('can be changed, and removed to publish the post now', async () => {
    const { as, change } = await anOwnPost({ publishedAt: null });
    const scheduledFor = hoursFromNow(5).toISOString();
    expect(await change({ scheduledFor })).toMatchObject({
      isScheduled: true,
      scheduledFor,
      publishedAt: null,
    });
    expect(await worriesCount(as)).toBe(0);
    const shared = await change({ isScheduled: false });
    expect(shared).toMatchObject({ isScheduled: false, scheduledFor: null });
    expect(shared.publishedAt).not.toBeNull();
    expect(await worriesCount(as)).toBe(1);
  });

  it('cannot be in the past', async () => {
    const { refused } = await anOwnPost({ publishedAt: null });
    expect((await refused({ scheduledFor: hoursFromNow(-1).toISOString() })).details).toEqual({
      scheduledFor: 'Please choose a time that is still to come',
    });
  });

  it('cannot be taken from a post that stays scheduled', async () => {
    const { refused, change } = await anOwnPost({ publishedAt: null });
    const missing = { scheduledFor: 'Please choose when this should be shared' };
    for (const isScheduled of [true, undefined])
      expect((await refused({ isScheduled, scheduledFor: null })).details).toEqual(missing);
    expect(await change({ isScheduled: false, scheduledFor: null })).toMatchObject({ isScheduled: false });
    await change({ scheduledFor: null });
  });

  it('cannot be changed once the post is published', async () => {
    const { refused, change } = await anOwnPost();
    const scheduledFor = hoursFromNow(5).toISOString();
    expect((await refused({ isScheduled: true, scheduledFor })).code).toBe('ALREADY_PUBLISHED');
    expect((await refused({ isScheduled: true })).code).toBe('ALREADY_PUBLISHED');
    await change({ isScheduled: false });
  });

  it('stays the same when only the words change', async () => {
    const { as, id, change } = await anOwnPost({ publishedAt: null });
    const before = await api.call(get, { as, input: { id } });
    expect(await change({ shortContent: 'Other words' })).toMatchObject({
      scheduledFor: before.scheduledFor,
      isScheduled: true,
      publishedAt: null,
    });
  });
});

describe('the long text', () => {
  it('is written, replaced and removed', async () => {
    const { as, id } = await anOwnPost();
    const write = (longContent: string) => api.call(setBlog, { as, input: { id, longContent } });
    expect((await write(' It began …\r\n')).longContent).toBe('It began …');
    expect((await write('Otherwise')).longContent).toBe('Otherwise');
    expect((await api.call(removeBlog, { as, input: { id } })).longContent).toBeNull();
    expect((await api.call(removeBlog, { as, input: { id } })).longContent).toBeNull();
  });

  it('must not be blank', async () => {
    const { as, id } = await anOwnPost();
    const { details } = await api.refused(setBlog, { as, input: { id, longContent: ' ' } });
    expect(details).toEqual({ longContent: 'Blog content cannot be empty' });
  });
});

describe('deleting a post', () => {
  it('deletes its likes and subtracts it from the count', async () => {
    const { as, id } = await anOwnPost();
    await api.like(await api.aMember(), { id });
    expect(await api.call(remove, { as, input: { id } })).toEqual({ success: true });
    expect(await worriesCount(as)).toBe(0);
    expect((await api.refused(get, { as, input: { id } })).code).toBe('NOT_FOUND');
    expect((await api.refused(remove, { as, input: { id } })).code).toBe('NOT_FOUND');
    const { rows } = await api.pool.query('select 1 from likes where post_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('ten times at once changes the count only once', async () => {
    const { as, id } = await anOwnPost();
    await api.aPost({ by: as });
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => api.send(remove, { as, input: { id } })),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 404)).toHaveLength(9);
    expect(await worriesCount(as)).toBe(1);
  });
});
