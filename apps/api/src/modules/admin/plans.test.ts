import { contract } from '@halved/shared/contract';
import type { InputOf } from '@halved/shared/contract/operation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Member, passwordHash } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { blocksOf, type Sent, sentBy, tablesOf } from '../../testing/statements.ts';

const { members } = contract.admin;
const tables = ['users', 'posts', 'comments', 'reports', 'moderation_cases'];

const statements = [
  'set statement_timeout = 0',
  ...tables.map((table) => `alter table ${table} set (autovacuum_enabled = false)`),
  `insert into users (id, email, username, display_name, password_hash, created_at, email_verified_at)
   select uuidv7(), 'crowd' || n || '@example.org', 'crowd_' || n, 'Name ' || n, '${passwordHash}',
     now() - n * interval '1 minute', case when n % 10 > 0 then now() end
   from generate_series(1, 10000) n`,
  `create temp table author as select id, row_number() over (order by id) - 1 as n from users`,
  `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at)
   select uuidv7(), author.id, 'So much to think about.', 'What is on your mind?', 'public', now()
   from generate_series(1, 30000) k join author on author.n = k % (select count(*) from author)`,
  `insert into comments (id, post_id, user_id, content, depth)
   select uuidv7(), post.id, author.id, 'I know that feeling.', 1
   from (select id, row_number() over (order by id) as n from posts) post join author on author.n = post.n % 4000`,
  `insert into moderation_cases (id, post_id, reason) select uuidv7(), id, 'reports' from posts limit 300`,
  `insert into reports (id, post_id, reporter_id, reason)
   select uuidv7(), post_id, (select id from author where n = 7), 'spam' from moderation_cases`,
  'drop table author',
  ...tables.map((table) => `vacuum analyze ${table}`),
  'reset statement_timeout',
];

let api: Api;
let as: Member;
beforeAll(async () => {
  api = await startApi();
  const client = await api.pool.connect();
  for (const statement of statements) await client.query(statement);
  client.release();
  as = await api.aMember({ role: 'admin' });
}, 120_000);
afterAll(() => api.stop(), 60_000);

/** The time that PostgreSQL needs for a statement, the least of some runs. */
async function msOf(sent: Sent | string): Promise<number> {
  if (typeof sent === 'string') return 0;
  const times: number[] = [];
  for (let run = 0; run < 8; run++) {
    const { rows } = await api.pool.query({
      text: `explain (analyze, format json) ${sent.text}`,
      values: sent.values,
    });
    const [explained] = rows[0]['QUERY PLAN'];
    times.push(explained['Planning Time'] + explained['Execution Time']);
  }
  return Math.min(...times);
}

it.each<[InputOf<typeof members>, number]>([
  [{}, 1_600],
  [{ offset: 5_000 }, 1_200],
  [{ status: 'unverified' }, 2_100],
  [{ tier: 'premium' }, 700],
  [{ query: 'crowd_77' }, 1_150],
  [{ query: 'NAME 123' }, 900],
  [{ query: 'crowd777@example.org' }, 120],
  [{ query: 'nobody' }, 50],
])('10,000 members are listed with %o in less than 50 ms of PostgreSQL', async (input, most) => {
  const call = () => api.send(members, { as, input });
  const response = await call();
  expect(response.statusCode, response.body).toBe(200);
  await call();
  // A slow machine may read the caller's account again, because it is cached for five seconds.
  const sent = (await sentBy(api, call)).filter((one) => tablesOf(one).includes('page'));
  expect(sent).toHaveLength(1);
  const [list = ''] = sent;
  expect(await blocksOf(api, list)).toBeLessThan(most);
  expect(await msOf(list)).toBeLessThan(50);
});
