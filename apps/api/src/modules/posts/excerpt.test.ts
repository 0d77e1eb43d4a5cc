import { contract } from '@halved/shared/contract';
import type { Post } from '@halved/shared/contract/posts';
import { limits } from '@halved/shared/limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { excerptOf } from './excerpt.ts';

const { posts, likes, resolutions } = contract;
const { excerpt, max } = limits.longContent;

let api: Api;
let author: Member;
let reader: Member;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const family = '👩‍👩‍👧‍👦';
const wordy = 'It began in spring, and it goes on. '.repeat(200);
/** Each text, and the part of it that a list shows. */
const texts: Record<string, [text: string, beginning: string]> = {
  'a short text': ['It began in spring.', 'It began in spring.'],
  'a text as long as an excerpt': ['a'.repeat(excerpt), 'a'.repeat(excerpt)],
  'a long text': [wordy, wordy.slice(0, excerpt)],
  'a text with characters of several units': [
    `${family}${'x'.repeat(9)}`.repeat(1_000),
    `${family}${'x'.repeat(9)}`.repeat(excerpt / 10),
  ],
  'a text whose last letter has a mark behind the cut': [
    `${'a'.repeat(excerpt - 1)}e\u0301${'b'.repeat(50)}`,
    `${'a'.repeat(excerpt - 1)}e\u0301`,
  ],
};

/**
 * The posts of every list that shows a public post of `by`. The reader `as` must like the post and follow its author.
 */
async function listedBy(by: Member, as: Member): Promise<Record<string, Post[]>> {
  const stranger = await api.aMember();
  const of = { userId: by.id };
  return {
    feed: (await api.call(posts.list, { as })).posts,
    'feed of a visitor': (await api.call(posts.list, { input: { limit: 50 } })).posts,
    'a search': (await api.call(posts.list, { as, input: { query: 'too much' } })).posts,
    'the posts of a member': (await api.call(posts.byUser, { as, input: of })).posts,
    'the reader’s own posts': (
      await api.call(posts.byUser, { as: by, input: { ...of, includeScheduled: true } })
    ).posts,
    following: (await api.call(posts.personalized, { as })).posts,
    discover: (await api.call(posts.discovery, { as: stranger })).posts,
    liked: (await api.call(likes.byUser, { as, input: { userId: as.id } })).posts,
  };
}

describe('a list', () => {
  it('of posts never shows part of a character, however long the characters of a text are', () => {
    const long = `${'👩\u200d'.repeat(50)}👧`;
    const read = [...long.repeat(excerpt)].slice(0, excerpt * limits.unitsPerGrapheme + 1).join('');
    const cut = excerptOf(read);
    expect(cut.longContentTruncated).toBe(true);
    expect(cut.longContent).toBe(long.repeat((cut.longContent?.length ?? 0) / long.length));
    expect(cut.longContent).not.toBe('');
  });

  it.each(Object.entries(texts))(
    'of posts has the beginning of %s, and says whether there is more',
    async (_, [longContent, beginning]) => {
      [author, reader] = [await api.aMember(), await api.aMember()];
      await api.follow(reader, author);
      const post = await api.aPost({ by: author, longContent });
      await api.like(reader, post);
      api.services.visitorAnswers.forget();
      const expected = { longContent: beginning, longContentTruncated: beginning !== longContent };
      const lists = await listedBy(author, reader);
      for (const [name, list] of Object.entries(lists)) {
        expect({ name, ...list.find(({ id }) => id === post.id) }).toMatchObject({ name, ...expected });
      }
      await api.aResolution({ of: post });
      const { resolutions: listed } = await api.call(resolutions.byUser, { input: { userId: author.id } });
      expect(listed[0]?.post).toMatchObject(expected);
      const resolution = await api.call(resolutions.get, { input: { postId: post.id } });
      expect(resolution.post).toMatchObject(expected);
    },
  );

  it('of posts reads only the beginnings of long texts from PostgreSQL', async () => {
    const as = await api.aMember();
    for (let n = 0; n < 5; n++) await api.aPost({ by: as, longContent: 'ü'.repeat(40_000) });
    const client = await api.pool.connect();
    client.release();
    const spy = vi.spyOn(Object.getPrototypeOf(client), 'query');
    const { posts: own } = await api.call(posts.byUser, { as, input: { userId: as.id } });
    const results = await Promise.all(spy.mock.results.map(({ value }) => value));
    spy.mockRestore();
    expect(own).toHaveLength(5);
    expect(JSON.stringify(results.map((result) => result?.rows)).length).toBeLessThan(100_000);
  });
});

describe('a single post', () => {
  it('has its whole long text, also in responses to its author', async () => {
    const as = await api.aMember();
    const longContent = 'a'.repeat(max);
    const whole = { longContent, longContentTruncated: false };
    const input = { shortContent: 'I worry.', worryPrompt: 'I worry that …', longContent };
    const created = await api.call(posts.create, { as, input });
    const byId = { id: created.id };
    expect(created).toMatchObject(whole);
    expect(await api.call(posts.get, { as, input: byId })).toMatchObject(whole);
    expect(await api.call(posts.update, { as, input: { ...byId, shortContent: 'I do.' } })).toMatchObject(
      whole,
    );
    expect(await api.call(posts.setBlog, { as, input: { ...byId, longContent } })).toMatchObject(whole);
    expect(await api.call(posts.removeBlog, { as, input: byId })).toMatchObject({
      longContent: null,
      longContentTruncated: false,
    });
  });
});
