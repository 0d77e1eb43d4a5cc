import { contract } from '@halved/shared/contract';
import type { Operation, OutputOf } from '@halved/shared/contract/operation';
import { limits } from '@halved/shared/limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataOf } from '../../testing/answers.ts';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { fillWithLongTexts } from '../../testing/long-lists.ts';

const { posts, likes, resolutions, comments, users, community, moderation } = contract;

/** The number of long texts, which together take three times the bytes of one response. */
const count = 60;
const bytes = 100_000;
const limit = limits.page.max;

let api: Api;
let author: Member;
let reader: Member;
let admin: Member;
let thread: { id: string };

// An emoji has two UTF-16 units and four bytes. The limit counts the bytes of the response.
const long = `repeat('🌧', ${bytes / 4})`;

beforeAll(async () => {
  api = await startApi();
  [author, reader] = [await api.aMember(), await api.aMember()];
  admin = await api.aMember({ role: 'admin' });
  await api.follow(reader, author);
  thread = await fillWithLongTexts(api, { author, reader, admin, count, long });
});
afterAll(() => api.stop());

interface Paging {
  limit: number;
  offset?: number;
  cursor?: string;
}

interface Page {
  ids: string[];
  hasMore: boolean;
  nextCursor: string | null;
  total: number;
  bytes: number;
}

/** Reads a list page by page to its end. */
async function walk(
  read: (paging: Paging) => Promise<Page>,
  next: (readCount: number, page: Page) => Paging,
) {
  const pages: Page[] = [];
  let paging: Paging | undefined = { limit };
  while (paging && pages.length < count + 1) {
    const page: Page = await read(paging);
    pages.push(page);
    const readCount = pages.reduce((sum, { ids }) => sum + ids.length, 0);
    paging = page.hasMore ? next(readCount, page) : undefined;
  }
  return pages;
}

const byCursor = (_: number, { nextCursor }: Page): Paging => ({ limit, cursor: nextCursor ?? '' });
const byOffset = (readCount: number): Paging => ({ limit, offset: readCount });

/** Reads pages of a list operation as ids. */
const reading =
  <O extends Operation>(
    operation: O,
    call: (paging: Paging) => { as?: Member; input: object },
    idsOf: (data: OutputOf<O>) => string[],
  ) =>
  async (paging: Paging): Promise<Page> => {
    const response = await api.send(operation, call(paging) as Parameters<typeof api.send<O>>[1]);
    const data = dataOf(operation, response) as OutputOf<O> & Omit<Page, 'ids' | 'bytes'>;
    const { hasMore, nextCursor, total } = data;
    return { ids: idsOf(data), hasMore, nextCursor, total, bytes: Buffer.byteLength(response.body) };
  };

const idsIn = (items: readonly { id: string }[]) => items.map(({ id }) => id);

const lists: Record<string, () => (paging: Paging) => Promise<Page>> = {
  'the feed': () =>
    reading(
      posts.list,
      (input) => ({ as: reader, input }),
      (data) => idsIn(data.posts),
    ),
  'the feed of visitors': () =>
    reading(
      posts.list,
      (input) => ({ input }),
      (data) => idsIn(data.posts),
    ),
  'a search': () =>
    reading(
      posts.list,
      (input) => ({ as: reader, input: { ...input, query: 'rain' } }),
      (data) => idsIn(data.posts),
    ),
  'a member’s posts': () =>
    reading(
      posts.byUser,
      (input) => ({ as: reader, input: { ...input, userId: author.id } }),
      (data) => idsIn(data.posts),
    ),
  'the Following feed': () =>
    reading(
      posts.personalized,
      (input) => ({ as: reader, input }),
      (data) => idsIn(data.posts),
    ),
  'liked posts': () =>
    reading(
      likes.byUser,
      (input) => ({ as: reader, input: { ...input, userId: reader.id } }),
      (data) => idsIn(data.posts),
    ),
  resolutions: () =>
    reading(
      resolutions.byUser,
      (input) => ({ input: { ...input, userId: author.id } }),
      (data) => idsIn(data.resolutions),
    ),
  stories: () =>
    reading(
      resolutions.stories,
      (input) => ({ input }),
      (data) => idsIn(data.stories),
    ),
  comments: () =>
    reading(
      comments.list,
      (input) => ({ input: { ...input, postId: thread.id } }),
      (data) => idsIn(data.comments),
    ),
  'a thread': () =>
    reading(
      comments.threaded,
      (input) => ({ input: { ...input, postId: thread.id } }),
      (data) => idsIn(data.comments),
    ),
  followers: () =>
    reading(
      users.followers,
      (input) => ({ input: { ...input, username: author.username } }),
      (data) => idsIn(data.users),
    ),
  members: () =>
    reading(
      community.members,
      (input) => ({ as: reader, input }),
      (data) => idsIn(data.members),
    ),
  'the audit log': () =>
    reading(
      moderation.log,
      (input) => ({ as: admin, input }),
      (data) => idsIn(data.entries),
    ),
};

describe('a page', () => {
  it.each(Object.keys(lists))('of %s ends early at 2 MB, and the next page continues there', async (name) => {
    const read = lists[name]?.();
    if (!read) throw new Error(name);
    const pages = await walk(read, byCursor);
    const ids = pages.flatMap((page) => page.ids);
    expect(pages[0]).toMatchObject({ hasMore: true });
    expect(pages[0]?.ids.length).toBeLessThan(count);
    expect(pages[0]?.ids.length).toBeGreaterThan(5);
    for (const page of pages) expect(page.bytes).toBeLessThan(limits.page.bytes * 1.01);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(pages[0]?.total);
    const offsets = await walk(read, byOffset);
    expect(offsets.flatMap((page) => page.ids)).toEqual(ids);
  });

  it('whose offset is the next multiple of the limit continues where the previous page ended early', async () => {
    const read = lists['the feed']?.();
    if (!read) throw new Error('no feed');
    const all = (await walk(read, byCursor)).flatMap(({ ids }) => ids);
    const pages: string[][] = [];
    for (let offset = 0; pages.at(-1)?.length !== 0; offset += limit)
      pages.push((await read({ limit, offset })).ids);
    expect(pages.flat()).toEqual(all);
  });

  it('of threads leaves out replies that do not fit, and has a cursor to them', async () => {
    const replyBytes = 40_000;
    const root = await api.aComment({ by: author, on: await api.aPost({ by: author }) });
    await api.pool.query(
      `insert into comments (id, post_id, user_id, content, depth, parent_id, root_id, created_at)
       select gen_random_uuid(), post_id, $1, repeat('🌧', ${replyBytes / 4}), 2, id, id, now() + n * interval '1 minute'
       from comments, generate_series(1, 20) n where id = $2`,
      [reader.id, root.id],
    );
    const { rows } = await api.pool.query<{ id: string; post: string }>(
      'select id, post_id as post from comments where parent_id = $1 order by created_at',
      [root.id],
    );
    const { comments: roots } = await api.call(comments.threaded, {
      input: { postId: rows[0]?.post ?? '', limit },
    });
    const { replies = [], repliesCursor } = roots[0] ?? {};
    expect(replies.length).toBe(Math.floor(limits.thread.bytes / replyBytes));
    const rest = await api.call(comments.replies, {
      input: { id: root.id, limit, cursor: repliesCursor ?? '' },
    });
    expect([...idsIn(replies), ...idsIn(rest.comments)]).toEqual(rows.map(({ id }) => id));
  });

  it('of threads of the usual size has room for the longest comments', () => {
    const commentBytes = limits.comment.max * limits.unitsPerGrapheme * 3;
    expect(limits.thread.size * (limits.thread.bytes + commentBytes)).toBeLessThan(limits.page.bytes);
  });

  it('makes PostgreSQL return little more than one response holds', async () => {
    const client = await api.pool.connect();
    client.release();
    for (const name of ['stories', 'comments', 'a thread']) {
      const read = lists[name]?.();
      const spy = vi.spyOn(Object.getPrototypeOf(client), 'query');
      await read?.({ limit });
      const results = await Promise.all(spy.mock.results.map(({ value }) => value));
      spy.mockRestore();
      const sizes = results.map((result) => Buffer.byteLength(JSON.stringify(result?.rows ?? [])));
      expect(Math.max(...sizes)).toBeLessThan(limits.page.bytes + 3 * bytes);
    }
  });
});
