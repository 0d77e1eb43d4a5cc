import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { blocksOf, sentBy } from '../../testing/statements.ts';

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

it('a comment without an Idempotency-Key costs one statement', async () => {
  const input = { postId: busyPost.id, content: 'One more' };
  await api.call(create, { as: reader, input });
  expect(await sentBy(api, () => api.call(create, { as: reader, input }))).toHaveLength(1);
});
