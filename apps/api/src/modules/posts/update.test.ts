import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

async function aWorry(columns: Omit<Parameters<Api['aPost']>[0], 'by'> = {}) {
  const as = await api.aMember();
  const { id } = await api.aPost({ by: as, ...columns });
  return {
    as,
    id,
    change: (input: object) => api.call(update, { as, input: { id, ...input } }),
    refused: (input: object) => api.refused(update, { as, input: { id, ...input } }),
  };
}

describe('changing a worry', () => {
  it.each([
    [{ shortContent: 'Changed' }],
    [{ worryPrompt: 'Another' }],
    [{ privacyLevel: 'friends' }],
    [{ commentsEnabled: false }],
    [{ longContent: 'More of it' }],
    [{ sensitive: true }],
  ])('changes %j and nothing else', async (input) => {
    const { as, id, change } = await aWorry();
    const before = await api.call(get, { as, input: { id } });
    const { support: _, ...after } = await change(input);
    // What is understood of the words changes with them.
    const { updatedAt, category, language } = after;
    expect(after).toEqual({ ...before, ...input, updatedAt, category, language });
    expect(await api.call(get, { as, input: { id } })).toEqual(after);
  });

  it('with an empty input changes nothing', async () => {
    const { as, id, change } = await aWorry({ longContent: 'kept', commentsEnabled: false, sensitive: true });
    const before = await api.call(get, { as, input: { id } });
    expect(await change({})).toEqual({ ...before, support: null });
    expect(await change({ isScheduled: false })).toEqual({ ...before, support: null });
  });

  it('clears the long text with null or nothing in it', async () => {
    const { change } = await aWorry({ longContent: 'More' });
    expect((await change({ longContent: null })).longContent).toBeNull();
    await change({ longContent: 'Again' });
    expect((await change({ longContent: '' })).longContent).toBeNull();
  });

  it('to public or private adds it to or takes it off the public count', async () => {
    const { as, change } = await aWorry();
    expect(await worriesCount(as)).toBe(1);
    await change({ privacyLevel: 'private' });
    await change({ privacyLevel: 'friends' });
    expect(await worriesCount(as)).toBe(0);
    await change({ privacyLevel: 'public' });
    await change({ privacyLevel: 'public' });
    expect(await worriesCount(as)).toBe(1);
  });

  it('changes no count while the worry is held', async () => {
    const { as, change, id } = await aWorry({
      shortContent: 'You are a disgusting piece of shit, go to hell you fucking idiot',
      moderationStatus: 'pending',
    });
    await change({ privacyLevel: 'private' });
    await change({ privacyLevel: 'public' });
    expect(await worriesCount(as)).toBe(0);
    await api.call(remove, { as, input: { id } });
    expect(await worriesCount(as)).toBe(0);
  });

  it('that is resolved also changes the count of resolved worries', async () => {
    const { as, change, id } = await aWorry({ resolvedAt: new Date() });
    await aWorry({ resolvedAt: new Date(), privacyLevel: 'friends' });
    expect(await countsOf(as)).toEqual({ worriesCount: 1, resolvedCount: 1 });
    await change({ privacyLevel: 'friends' });
    expect(await countsOf(as)).toEqual({ worriesCount: 0, resolvedCount: 0 });
    await change({ privacyLevel: 'public' });
    await api.call(remove, { as, input: { id } });
    expect(await countsOf(as)).toEqual({ worriesCount: 0, resolvedCount: 0 });
  });

  it('keeps the count right where twenty changes come at once', async () => {
    const { as, id } = await aWorry();
    const levels = ['public', 'private', 'friends'] as const;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        api.send(update, { as, input: { id, privacyLevel: levels[at % 3] } }),
      ),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const { privacyLevel } = await api.call(get, { as, input: { id } });
    expect(await worriesCount(as)).toBe(privacyLevel === 'public' ? 1 : 0);
  });

  it('of another member fails with FORBIDDEN if the caller sees it, else with NOT_FOUND', async () => {
    const { id, change } = await aWorry();
    const as = await api.aMember();
    const asked = { as, input: { id, longContent: 'mine now' } };
    for (const row of [update, remove, setBlog, removeBlog]) {
      const { code } = await api.refused(
        row,
        row === remove || row === removeBlog ? { as, input: { id } } : asked,
      );
      expect(code).toBe('FORBIDDEN');
    }
    await change({ privacyLevel: 'private' });
    for (const row of [update, remove, setBlog, removeBlog]) {
      const { code } = await api.refused(
        row,
        row === remove || row === removeBlog ? { as, input: { id } } : asked,
      );
      expect(code).toBe('NOT_FOUND');
    }
  });

  it('takes the id of the path, not one in the body', async () => {
    const [one, two] = [await aWorry(), await aWorry()];
    const response = await api.inject({
      method: 'PUT',
      url: `/api/posts/${one.id}`,
      headers: { authorization: `Bearer ${one.as.token}` },
      payload: { id: two.id, shortContent: 'Mine' },
    });
    expect(response.json().data.id).toBe(one.id);
  });
});

describe('the time of a worry', () => {
  it('can be moved, and taken away to share it now', async () => {
    const { as, change } = await aWorry({ publishedAt: null });
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

  it('cannot lie in the past', async () => {
    const { refused } = await aWorry({ publishedAt: null });
    expect((await refused({ scheduledFor: hoursFromNow(-1).toISOString() })).details).toEqual({
      scheduledFor: 'Please choose a time that is still to come',
    });
  });

  it('cannot be changed once the worry is published', async () => {
    const { refused, change } = await aWorry();
    const scheduledFor = hoursFromNow(5).toISOString();
    expect((await refused({ isScheduled: true, scheduledFor })).code).toBe('ALREADY_PUBLISHED');
    expect((await refused({ isScheduled: true })).code).toBe('ALREADY_PUBLISHED');
    await change({ isScheduled: false });
  });

  it('stays when only the words change', async () => {
    const { as, id, change } = await aWorry({ publishedAt: null });
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
    const { as, id } = await aWorry();
    const write = (longContent: string) => api.call(setBlog, { as, input: { id, longContent } });
    expect((await write(' It began …\r\n')).longContent).toBe('It began …');
    expect((await write('Otherwise')).longContent).toBe('Otherwise');
    expect((await api.call(removeBlog, { as, input: { id } })).longContent).toBeNull();
    expect((await api.call(removeBlog, { as, input: { id } })).longContent).toBeNull();
  });

  it('needs words', async () => {
    const { as, id } = await aWorry();
    const { details } = await api.refused(setBlog, { as, input: { id, longContent: ' ' } });
    expect(details).toEqual({ longContent: 'Blog content cannot be empty' });
  });
});

describe('deleting a worry', () => {
  it('deletes its likes and takes it off the count', async () => {
    const { as, id } = await aWorry();
    await api.like(await api.aMember(), { id });
    expect(await api.call(remove, { as, input: { id } })).toEqual({ success: true });
    expect(await worriesCount(as)).toBe(0);
    expect((await api.refused(get, { as, input: { id } })).code).toBe('NOT_FOUND');
    expect((await api.refused(remove, { as, input: { id } })).code).toBe('NOT_FOUND');
    const { rows } = await api.pool.query('select 1 from likes where post_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('ten times at once changes the count once', async () => {
    const { as, id } = await aWorry();
    await api.aPost({ by: as });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.send(remove, { as, input: { id } })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(9);
    expect(await worriesCount(as)).toBe(1);
  });
});
