import { contract } from '@halved/shared/contract';
import type { Operation } from '@halved/shared/contract/operation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { blocksOf, sentBy } from '../../testing/statements.ts';

const { stories, byUser, get, suggestions } = contract.resolutions;

const postCount = 100_000;

// Every second resolution has a story, and one category has few posts. The rows are inserted in batches, so that no
// statement takes long on a busy machine.
const batch = 20_000;
const batches = Array.from({ length: postCount / batch }, (_, index) => index * batch);
const statements = [
  'set statement_timeout = 0',
  ...['posts', 'resolutions'].map((table) => `alter table ${table} set (autovacuum_enabled = false)`),
  ...batches.map(
    (from) => `insert into posts
      (id, user_id, short_content, worry_prompt, privacy_level, published_at, resolved_at, category)
    select uuidv7(-ago), author.id, repeat('So much to think about. ', 3), 'What is on your mind?',
      case when n % 10 = 0 then 'friends' else 'public' end, now() - ago, now() - ago / 2,
      case when n % 499 = 0 then 'future' else (array['work', 'family', 'health'])[1 + n % 3] end
    from generate_series(${from + 1}, ${from + batch}) n
      cross join lateral (select n * interval '5 minutes' as ago) age
      join (select id, row_number() over (order by id) - 1 as place from users) author
        on author.place = n % (select count(*) from users)`,
  ),
  ...batches.map(
    (from) => `insert into resolutions
      (id, post_id, coping_methods, resolution_story, helpfulness_rating, resolved_at)
    select gen_random_uuid(), id, array['A walk', 'Method ' || n % 2000],
      case when n % 2 = 0 then repeat('It took a while, and then it got better. ', 8) end, 1 + n % 5, resolved_at
    from (select id, resolved_at, row_number() over (order by id)::int as n from posts) worry
    where n > ${from} and n <= ${from + batch}`,
  ),
  'vacuum analyze posts',
  'vacuum analyze resolutions',
  'vacuum analyze users',
  'reset statement_timeout',
];

let api: Api;
let reader: Member;
/** The inputs of calls about one post, one author or one resolved post. */
let inputs: Record<'post' | 'author' | 'resolved', Record<string, string>>;
const isInputName = (input: object | string): input is keyof typeof inputs => typeof input === 'string';
beforeAll(async () => {
  api = await startApi();
  const people = await Promise.all(Array.from({ length: 50 }, () => api.aMember()));
  const client = await api.pool.connect();
  for (const statement of statements) await client.query(statement);
  client.release();
  reader = await api.aMember();
  for (const blocked of people.slice(0, 5)) await api.block(reader, blocked);
  const post = await api.aPost({ by: reader, category: 'work' });
  const { rows } = await api.pool.query<{ id: string; user_id: string }>(
    `select id, user_id from posts where resolved_at is not null and privacy_level = 'public' and not user_id = any($1)
     order by id limit 1`,
    [people.slice(0, 5).map(({ id }) => id)],
  );
  const [resolved] = rows;
  if (!resolved) throw new Error('Nothing was resolved');
  inputs = {
    post: { postId: post.id },
    author: { userId: resolved.user_id },
    resolved: { postId: resolved.id },
  };
}, 120_000);
afterAll(() => api.stop(), 60_000);

async function costOf(operation: Operation, input: Record<string, unknown>) {
  const send = () => api.send(operation, { as: reader, input });
  const response = await send();
  expect(response.statusCode, response.body).toBe(200);
  const sent = await sentBy(api, send);
  let blocks = 0;
  for (const statement of sent) blocks += await blocksOf(api, statement);
  return { statements: sent.length, blocks };
}

// The limits are one and a half times the blocks that are read today. A wrong plan reads many times more. A list whose
// total is known to be at the cap is not counted. A search that does not fill its page needs another statement, which
// reads where the search stopped.
it.each([
  ['stories', stories, {}, 1, 260],
  ['stories at an offset', stories, { offset: 9_000 }, 1, 7_200],
  ['stories of a category', stories, { category: 'work' }, 1, 300],
  ['stories of a rare category', stories, { category: 'future' }, 2, 1_600],
  ['a search', stories, { query: 'took a while' }, 1, 260],
  ['a search without results', stories, { query: 'Gehweg' }, 2, 31_000],
  ['a search without results in a category', stories, { query: 'Gehweg', category: 'work' }, 2, 62_000],
  ['suggestions', suggestions, 'post', 3, 1_300],
  ['the resolutions of one member', byUser, 'author', 2, 175],
  ['one resolution', get, 'resolved', 1, 17],
] as const)(
  'reading %s among 100,000 resolutions costs few blocks and round trips',
  async (_, operation, input, roundTrips, maxBlocks) => {
    const { statements: count, blocks } = await costOf(operation, isInputName(input) ? inputs[input] : input);
    expect(count).toBe(roundTrips);
    expect(blocks).toBeLessThan(maxBlocks);
  },
);

it('reading stories by cursor costs the same at any depth', async () => {
  const response = await api.send(stories, { as: reader, input: { offset: 40_000 } });
  const cursor: unknown = response.json().data.nextCursor;
  expect((await costOf(stories, { cursor })).blocks).toBeLessThan(260);
});
