import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { blocksOf, sentBy } from '../../testing/statements.ts';

const { create, list, threaded } = contract.comments;

let api: Api;
let reader: Member;
let busy: { id: string };
beforeAll(async () => {
  api = await startApi();
  const people = await Promise.all(Array.from({ length: 20 }, () => api.aMember()));
  const [owner, blocked] = [await api.aMember(), people[0]];
  reader = await api.aMember();
  if (blocked) await api.block(reader, blocked);
  busy = await api.aPost({ by: owner });
  const ids = people.map(({ id }) => id);
  // Three thousand comments, each with two replies, the third with four thousand.
  const columns = 'id, post_id, user_id, depth, content, created_at';
  await api.pool.query(
    `insert into comments (${columns})
      select gen_random_uuid(), $1, ($2::uuid[])[1 + n % 20], 1, repeat('words ', 150), now() + n * interval '1 ms'
      from generate_series(1, 3000) n`,
    [busy.id, ids],
  );
  await api.pool.query(
    `insert into comments (${columns}, parent_id, root_id)
      select gen_random_uuid(), $1, ($2::uuid[])[1 + n % 20], 2, repeat('words ', 150), now() + n * interval '1 s', id, id
      from (select id, row_number() over (order by created_at) as place from comments where post_id = $1) top
        cross join lateral generate_series(1, case place when 3 then 4000 else 2 end) n`,
    [busy.id, ids],
  );
  await api.pool.query('vacuum analyze');
}, 60_000);
afterAll(() => api.stop());

// The comments alone have 1,600; a thousand of them are counted at most, and who wrote those shown is looked up.
const most = 800;

it.each([
  ['threads', threaded, {}],
  ['threads far down', threaded, { offset: 500 }],
  ['the list', list, {}],
])(
  '%s of a worry with thousands of comments cost one statement and few blocks',
  async (_, operation, place) => {
    const input = { postId: busy.id, ...place };
    await api.call(operation, { as: reader, input });
    for (const as of [undefined, reader]) {
      const sent = await sentBy(api, () => api.call(operation, { as, input }));
      expect(sent).toHaveLength(1);
      for (const one of sent) expect(await blocksOf(api, one)).toBeLessThan(most);
    }
  },
);

it('a comment without an Idempotency-Key is one statement', async () => {
  const input = { postId: busy.id, content: 'One more' };
  await api.call(create, { as: reader, input });
  expect(await sentBy(api, () => api.call(create, { as: reader, input }))).toHaveLength(1);
});
