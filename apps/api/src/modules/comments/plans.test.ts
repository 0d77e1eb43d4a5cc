import { contract } from '@halved/shared/contract';
import { limits } from '@halved/shared/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { blocksOf, type Sent, sentBy, tablesOf } from '../../testing/statements.ts';

const { create, list, threaded } = contract.comments;

let api: Api;
let reader: Member;
let busyPost: { id: string };
beforeAll(async () => {
  api = await startApi();
  const people = await Promise.all(Array.from({ length: 20 }, () => api.aMember()));
  const [owner, blocked] = [await api.aMember(), people[0]];
  reader = await api.aMember();
  if (blocked) await api.block(reader, blocked);
  busyPost = await api.aPost({ by: owner });
  const ids = people.map(({ id }) => id);
  // There are three thousand comments. The third has four thousand replies, and every other comment has two.
  const columns = 'id, post_id, user_id, depth, content, created_at';
  await api.pool.query(
    `insert into comments (${columns})
      select gen_random_uuid(), $1, ($2::uuid[])[1 + n % 20], 1, repeat('words ', 150), now() + n * interval '1 ms'
      from generate_series(1, 3000) n`,
    [busyPost.id, ids],
  );
  await api.pool.query(
    `insert into comments (${columns}, parent_id, root_id)
      select gen_random_uuid(), $1, ($2::uuid[])[1 + n % 20], 2, repeat('words ', 150), now() + n * interval '1 s', id, id
      from (select id, row_number() over (order by created_at) as place from comments where post_id = $1) top
        cross join lateral generate_series(1, case place when 3 then 4000 else 2 end) n`,
    [busyPost.id, ids],
  );
  await api.pool.query('vacuum analyze');
}, 60_000);
afterAll(() => api.stop());

// The comments alone fill 1,600 blocks. At most a thousand comments are counted, and only the authors of the comments
// on the page are looked up.
const maxBlocks = 800;

it.each([
  ['a page of threads', threaded, {}],
  ['a later page of threads', threaded, { offset: 500 }],
  ['a page of the list', list, {}],
])(
  '%s of a post with thousands of comments costs one statement and few blocks',
  async (_, operation, start) => {
    const input = { postId: busyPost.id, ...start };
    await api.call(operation, { as: reader, input });
    for (const as of [undefined, reader]) {
      const sent = await sentBy(api, () => api.call(operation, { as, input }));
      expect(sent).toHaveLength(1);
      for (const statement of sent) expect(await blocksOf(api, statement)).toBeLessThan(maxBlocks);
    }
  },
);

/** A slow machine may read the caller's account again, because it is cached for five seconds. */
const isAboutComments = (sent: Sent | string) => tablesOf(sent).includes('comments');

// A comment writes a row in each index of comments, a counter, and a notification with its actor. These limits are one
// and a half times the blocks that are read today. Counting repeats without an index would read thousands.
it.each([
  ['a comment', () => ({}), 1, 35],
  [
    'a reply',
    async () => ({ parentCommentId: (await api.aComment({ by: reader, on: busyPost })).id }),
    1,
    45,
  ],
])(
  '%s of a member who wrote thousands today costs one statement and few blocks',
  async (_, place, statements, blocks) => {
    await api.pool.query(
      `insert into comments (id, post_id, user_id, depth, content)
        select gen_random_uuid(), $1, $2, 1, 'Comment ' || n from generate_series(1, 2000) n`,
      [busyPost.id, reader.id],
    );
    const input = { postId: busyPost.id, content: 'One more', ...(await place()) };
    await api.call(create, { as: reader, input });
    const sent = (await sentBy(api, () => api.call(create, { as: reader, input }))).filter(isAboutComments);
    expect(sent).toHaveLength(statements);
    // The measurement sends the statement again, so the comment must not exist any more.
    await api.pool.query("delete from comments where content = 'One more'");
    for (const statement of sent) expect(await blocksOf(api, statement)).toBeLessThan(blocks);
  },
);

it('pages of a hundred sizes need few statements, and the one that the screen shows is prepared', async () => {
  const pageOf = async (limit: number) => {
    const input = { postId: busyPost.id, limit };
    const sent = await sentBy(api, () => api.call(threaded, { as: reader, input }));
    return sent.filter(isAboutComments);
  };
  const texts = new Set<string>();
  for (let limit = 1; limit <= limits.page.max; limit++)
    for (const sent of await pageOf(limit)) texts.add(typeof sent === 'string' ? sent : sent.text);
  expect(texts.size).toBeLessThan(7);
  expect(await pageOf(limits.thread.size)).toMatchObject([{ name: expect.any(String) }]);
});

it('a page of any size has as many threads as were requested, and a cursor to the rest', async () => {
  const input = { postId: busyPost.id };
  const ids = async (start: object) => {
    const page = await api.call(threaded, { as: reader, input: { ...input, ...start } });
    return { ids: page.comments.map(({ id }) => id), cursor: page.nextCursor };
  };
  const first = await ids({ limit: 7 });
  expect(first.ids).toHaveLength(7);
  const second = await ids({ limit: 3, cursor: first.cursor });
  expect([...first.ids, ...second.ids]).toEqual((await ids({ limit: 10 })).ids);
});
