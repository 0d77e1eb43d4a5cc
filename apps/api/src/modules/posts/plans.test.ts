import { contract } from '@halved/shared/contract';
import type { Operation } from '@halved/shared/contract/operation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tidy } from '../../testing/crowd.ts';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { blocksOf, type Sent, sentBy } from '../../testing/statements.ts';

const { discovery, list } = contract.posts;

const authors = 20;

/**
 * A post each hour with up to four likes, and 10,000 posts of one moment with three. They are by twenty members, because
 * PostgreSQL expects no posts of others where all are by one.
 */
const statements = [
  'set statement_timeout = 0',
  'alter table posts set (autovacuum_enabled = false)',
  `insert into users (id, email, username, password_hash)
    select uuidv7(), 'author_' || n || '@example.org', 'author_' || n, 'x' from generate_series(1, ${authors}) n`,
  ...[
    [2_000, `n * interval '1 hour'`, 'n % 5'],
    [10_000, `interval '1 minute'`, '3'],
  ].map(
    ([count, ago, likes]) => `insert into posts
      (id, user_id, short_content, worry_prompt, privacy_level, published_at, likes_count)
    select uuidv7(), author.id, 'So much to think about.', 'y', 'public', now() - ${ago}, ${likes}
    from generate_series(1, ${count}) n join users author on author.username = 'author_' || n % ${authors} + 1`,
  ),
  'reset statement_timeout',
];

let api: Api;
let reader: Member;
beforeAll(async () => {
  api = await startApi();
  const client = await api.pool.connect();
  for (const statement of statements) await client.query(statement);
  client.release();
  await tidy(api);
  reader = await api.aMember();
}, 120_000);
afterAll(() => api.stop());

const readsPosts = (sent: Sent | string): sent is Sent =>
  typeof sent !== 'string' && sent.text.includes('posts');

/** The statements about posts that a repeated call sends. */
async function sentFor(operation: Operation, input: Record<string, unknown>) {
  const send = () => api.send(operation, { as: reader, input });
  const response = await send();
  expect(response.statusCode, response.body).toBe(200);
  return (await sentBy(api, send)).filter(readsPosts);
}

it('Discover reads few of the thousands of posts that were shared at one moment', async () => {
  const first = await api.send(discovery, { as: reader });
  const cursor: unknown = first.json().data.nextCursor;
  for (const input of [{}, { cursor }]) {
    let blocks = 0;
    for (const statement of await sentFor(discovery, input)) blocks += await blocksOf(api, statement);
    expect(blocks).toBeLessThan(200);
  }
});

it('a search is planned once for all words', async () => {
  const [search] = await sentFor(list, { query: 'think' });
  if (!search) throw new Error('No statement was sent');
  const client = await api.pool.connect();
  try {
    // PostgreSQL plans a statement five times for its values before it considers a plan for any values.
    for (let run = 0; run < 7; run++) await client.query({ ...search, name: 'search' });
    const { rows } = await client.query(
      `select generic_plans::int from pg_prepared_statements where name = 'search'`,
    );
    expect(rows).toEqual([{ generic_plans: 2 }]);
  } finally {
    client.release();
  }
});

it('vacuum comes after a thousand new posts, so that indexes alone answer for the latest ones', async () => {
  const { rows } = await api.pool.query<{ set: string }>(
    `select unnest(reloptions) as set from pg_class where relname = 'posts'`,
  );
  expect(rows.map((row) => row.set)).toEqual(
    expect.arrayContaining([
      'autovacuum_vacuum_insert_threshold=1000',
      'autovacuum_vacuum_insert_scale_factor=0',
    ]),
  );
});
