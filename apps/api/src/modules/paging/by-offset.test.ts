import { contract } from '@halved/shared/contract';
import type { PostPage } from '@halved/shared/contract/posts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { letPass } from '../../testing/clock.ts';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { list, byUser, personalized, discovery } = contract.posts;

let api: Api;
let owner: Member;
let stranger: Member;
let reader: Member;
let postIds: string[];
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.pool.query('delete from users');
  [owner, stranger, reader] = [await api.aMember(), await api.aMember(), await api.aMember()];
  await api.follow(reader, owner);
  postIds = [];
  for (let hours = 1; hours <= 11; hours++) {
    const by = hours % 2 ? owner : stranger;
    postIds.push((await api.aPost({ by, publishedAt: hoursFromNow(-hours) })).id);
  }
});
afterAll(() => api.stop());

type Start = { limit: number; offset?: number; cursor?: string };

const lists: [name: string, read: (start: Start) => Promise<PostPage>][] = [
  ['the feed', (input) => api.call(list, { as: reader, input })],
  ['the Following feed', (input) => api.call(personalized, { as: reader, input })],
  ['discovery', (input) => api.call(discovery, { as: reader, input })],
  [
    'the list of one member’s posts',
    (input) => api.call(byUser, { as: reader, input: { ...input, userId: owner.id } }),
  ],
  [
    'the list of liked posts',
    (input) => api.call(contract.likes.byUser, { as: reader, input: { ...input, userId: reader.id } }),
  ],
];

const idsOf = ({ posts }: PostPage) => posts.map(({ id }) => id);

/** Reads a list to its end. After every page, both authors share a post, and the reader likes both posts. */
async function walk(
  read: (start: Start) => Promise<PostPage>,
  next: (page: PostPage, read: number) => object,
) {
  const ids: string[] = [];
  let page = await read({ limit: 2 });
  for (;;) {
    ids.push(...idsOf(page));
    for (const by of [owner, stranger]) await api.like(reader, await api.aPost({ by }));
    if (!page.hasMore) return ids;
    page = await read({ limit: 2, ...next(page, ids.length) });
  }
}

describe.each(lists)('%s, while others share posts,', (_name, read) => {
  beforeEach(async () => {
    for (const id of postIds) await api.like(reader, { id }, hoursFromNow(-1));
  });

  it('has no gaps and no repeats by cursor', async () => {
    const whole = idsOf(await read({ limit: 100 }));
    expect(await walk(read, ({ nextCursor }) => ({ cursor: nextCursor }))).toEqual(whole);
  });

  it('has no gaps and no repeats by offset', async () => {
    const whole = idsOf(await read({ limit: 100 }));
    expect(await walk(read, (_page, count) => ({ offset: count }))).toEqual(whole);
  });
});

describe('an offset', () => {
  const readFeed = lists[0]?.[1];

  it('is counted from the current top after the list was read from its start again, or after two minutes', async () => {
    if (!readFeed) throw new Error('no list');
    await readFeed({ limit: 4 });
    const { id } = await api.aPost({ by: owner });
    await readFeed({ limit: 2 });
    expect(idsOf(await readFeed({ limit: 2, offset: 4 }))).toEqual(postIds.slice(3, 5));
    expect(idsOf(await readFeed({ limit: 2, offset: 0 }))).toEqual([id, postIds[0]]);
    await api.aPost({ by: owner });
    expect(idsOf(await readFeed({ limit: 1, offset: 2 }))).toEqual([postIds[1]]);
    await letPass(3 * 60_000);
    expect(idsOf(await readFeed({ limit: 1, offset: 2 }))).toEqual([postIds[0]]);
  });

  it('is remembered separately for each reader and filter', async () => {
    if (!readFeed) throw new Error('no list');
    await readFeed({ limit: 4 });
    const { id } = await api.aPost({ by: stranger });
    const others = await api.call(list, { as: owner, input: { limit: 1, offset: 4 } });
    expect(idsOf(others)).toEqual([postIds[3]]);
    const filtered = await api.call(list, {
      as: reader,
      input: { privacyLevel: 'public', offset: 0, limit: 1 },
    });
    expect(idsOf(filtered)).toEqual([id]);
  });
});
