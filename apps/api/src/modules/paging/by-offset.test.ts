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
let made: string[];
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.pool.query('delete from users');
  [owner, stranger, reader] = [await api.aMember(), await api.aMember(), await api.aMember()];
  await api.follow(reader, owner);
  made = [];
  for (let hours = 1; hours <= 11; hours++) {
    const by = hours % 2 ? owner : stranger;
    made.push((await api.aPost({ by, publishedAt: hoursFromNow(-hours) })).id);
  }
});
afterAll(() => api.stop());

type Start = { limit: number; offset?: number; cursor?: string };

const lists: [name: string, read: (start: Start) => Promise<PostPage>][] = [
  ['All', (input) => api.call(list, { as: reader, input })],
  ['Following', (input) => api.call(personalized, { as: reader, input })],
  ['Discover', (input) => api.call(discovery, { as: reader, input })],
  ['one member’s', (input) => api.call(byUser, { as: reader, input: { ...input, userId: owner.id } })],
  [
    'liked',
    (input) => api.call(contract.likes.byUser, { as: reader, input: { ...input, userId: reader.id } }),
  ],
];

const idsOf = ({ posts }: PostPage) => posts.map(({ id }) => id);

/** Reads a list to its end while both authors share a post after every page, and the reader likes it. */
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

describe.each(lists)('%s, read page by page while others share', (_name, read) => {
  beforeEach(async () => {
    for (const id of made) await api.like(reader, { id }, hoursFromNow(-1));
  });

  it('by cursor has no gaps and no repeats', async () => {
    const whole = idsOf(await read({ limit: 100 }));
    expect(await walk(read, ({ nextCursor }) => ({ cursor: nextCursor }))).toEqual(whole);
  });

  it('by offset has no gaps and no repeats', async () => {
    const whole = idsOf(await read({ limit: 100 }));
    expect(await walk(read, (_page, count) => ({ offset: count }))).toEqual(whole);
  });
});

describe('an offset', () => {
  const all = lists[0]?.[1];

  it('counts from the current top once the list is read from its start, or after two minutes', async () => {
    if (!all) throw new Error('no list');
    await all({ limit: 4 });
    const { id } = await api.aPost({ by: owner });
    await all({ limit: 2 });
    expect(idsOf(await all({ limit: 2, offset: 4 }))).toEqual(made.slice(3, 5));
    expect(idsOf(await all({ limit: 2, offset: 0 }))).toEqual([id, made[0]]);
    await api.aPost({ by: owner });
    expect(idsOf(await all({ limit: 1, offset: 2 }))).toEqual([made[1]]);
    await letPass(3 * 60_000);
    expect(idsOf(await all({ limit: 1, offset: 2 }))).toEqual([made[0]]);
  });

  it('is remembered separately for each reader and filter', async () => {
    if (!all) throw new Error('no list');
    await all({ limit: 4 });
    const { id } = await api.aPost({ by: stranger });
    const others = await api.call(list, { as: owner, input: { limit: 1, offset: 4 } });
    expect(idsOf(others)).toEqual([made[3]]);
    const filtered = await api.call(list, {
      as: reader,
      input: { privacyLevel: 'public', offset: 0, limit: 1 },
    });
    expect(idsOf(filtered)).toEqual([id]);
  });
});
