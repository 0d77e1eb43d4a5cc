import { newId } from '@halved/db';
import { contract } from '@halved/shared/contract';
import type { PostPage } from '@halved/shared/contract/posts';
import { limits } from '@halved/shared/limits';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letPass } from '../../testing/clock.ts';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { rankedCursor } from '../paging/public.ts';

const { discovery } = contract.posts;

let api: Api;
let reader: Member;
let authors: string[];
beforeAll(async () => {
  api = await startApi();
  reader = await api.aMember();
  const [first, second, followed] = [await api.aMember(), await api.aMember(), await api.aMember()];
  await api.follow(reader, followed);
  authors = [first.id, second.id, followed.id, reader.id];
});
afterAll(() => api.stop());

interface RankedPost {
  author: number;
  hoursAgo: number;
  likes: number;
  comments: number;
}

/**
 * New and old posts, most with little engagement, some with very much. Few different ages are used, so that many posts
 * have equal scores.
 */
const rankedPost: fc.Arbitrary<RankedPost> = fc.record({
  author: fc.constantFrom(0, 0, 0, 1, 1, 2, 3),
  hoursAgo: fc.oneof(fc.constantFrom(0.5, 1, 2, 3), fc.integer({ min: 1, max: 400 }), fc.nat(40_000)),
  likes: fc.oneof(fc.nat(3), fc.nat(40), fc.nat(200_000)),
  comments: fc.oneof(fc.constant(0), fc.nat(5), fc.nat(3_000)),
});

async function insertPosts(posts: RankedPost[]): Promise<void> {
  await api.pool.query('delete from posts');
  await api.pool.query(
    `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at, likes_count, comments_count)
     select id, author, 'x', 'y', 'public', date_trunc('hour', now()) - hours * interval '1 hour', likes, comments
     from unnest($1::uuid[], $2::uuid[], $3::float8[], $4::int[], $5::int[]) made (id, author, hours, likes, comments)`,
    [
      posts.map(() => newId()),
      posts.map(({ author }) => authors[author]),
      posts.map(({ hoursAgo }) => hoursAgo),
      posts.map(({ likes }) => likes),
      posts.map(({ comments }) => comments),
    ],
  );
}

/** The ranking, by the contract's formula, of all posts by authors whom the reader does not follow. */
async function wholeRanking(asOf: number): Promise<string[]> {
  const { rows } = await api.pool.query<{ id: string }>(
    `select id from posts where user_id = any($2)
     order by (1 + likes_count + 2 * comments_count)
       / power(extract(epoch from $1::timestamptz - published_at)::float8 / 3600 + 2, 1.5) desc, id desc`,
    [new Date(asOf).toISOString(), authors.slice(0, 2)],
  );
  return rows.map(({ id }) => id);
}

/** The moment of the scores, which a cursor holds (milliseconds). */
const asOfIn = (cursor: string) => {
  const { asOf } = rankedCursor.decode(cursor, api.services.cipherOf('discovered'));
  return Date.parse(String(asOf));
};
const idsOf = ({ posts }: PostPage) => posts.map(({ id }) => id);

type Start = { cursor?: string } | { offset: number };

/** Reads discovery to its end, page by page. */
async function walk(limit: number, startAfter: (page: PostPage, read: number) => Start) {
  const ids: string[] = [];
  let asOf = Date.now();
  let page = await api.call(discovery, { as: reader, input: { limit } });
  for (;;) {
    ids.push(...idsOf(page));
    if (page.nextCursor === null) return { ids, asOf };
    asOf = asOfIn(page.nextCursor);
    page = await api.call(discovery, { as: reader, input: { limit, ...startAfter(page, ids.length) } });
  }
}

describe('the ranking of discovery', () => {
  it('equals the order by the formula in every small community, by cursor and by offset', async () => {
    const communities = fc.array(rankedPost, { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(communities, fc.integer({ min: 1, max: 9 }), async (posts, limit) => {
        await insertPosts(posts);
        const byCursor = await walk(limit, ({ nextCursor }) => ({ cursor: nextCursor ?? '' }));
        expect(byCursor.ids).toEqual(await wholeRanking(byCursor.asOf));
        const byOffset = await walk(limit, (_page, read) => ({ offset: read }));
        expect(byOffset.ids).toEqual(await wholeRanking(byOffset.asOf));
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('is right at an offset that the reader did not reach page by page', async () => {
    await insertPosts(
      Array.from({ length: 50 }, (_, n) => ({
        author: n % 2,
        hoursAgo: n * 3,
        likes: n ** 2,
        comments: n % 5,
      })),
    );
    const page = await api.call(discovery, { as: reader, input: { limit: 10, offset: 33 } });
    const asOf = asOfIn(page.nextCursor ?? '');
    expect(idsOf(page)).toEqual((await wholeRanking(asOf)).slice(33, 43));
  });

  it('ends for offsets at the last one that the total counts, so that none of them ranks every post', async () => {
    const { totalCap } = limits.page;
    const posts = Array.from({ length: totalCap + 5 }, (_, n) => ({
      author: n % 2,
      hoursAgo: n,
      likes: n % 7,
      comments: 0,
    }));
    await insertPosts(posts);
    const at = (offset: number) => api.call(discovery, { as: reader, input: { limit: 2, offset } });
    const last = await at(totalCap);
    const ranking = await wholeRanking(asOfIn(last.nextCursor ?? ''));
    expect(idsOf(last)).toEqual(ranking.slice(totalCap, totalCap + 2));
    const beyond = { posts: [], total: totalCap, hasMore: false, nextCursor: null };
    for (const offset of [totalCap + 1, 1_000_000_000]) expect(await at(offset)).toEqual(beyond);
    const cursor = last.nextCursor ?? '';
    const next = await api.call(discovery, { as: reader, input: { limit: 2, offset: totalCap + 2, cursor } });
    expect(idsOf(next)).toEqual(ranking.slice(totalCap + 2, totalCap + 4));
    await insertPosts(posts.slice(0, 5));
    await letPass(30_000);
    expect(await at(totalCap + 1)).toEqual({ ...beyond, total: 5 });
  });
});
