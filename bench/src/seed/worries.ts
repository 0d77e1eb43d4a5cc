import { mixedTexts } from '@halved/care/data/mixed-texts';
import { withClient } from '../lib/postgres.ts';
import { tidy } from './seed.ts';
import { analysePosts } from './understood.ts';
import { withoutIndexes } from './without-indexes.ts';

const worriesPerMember = 10;

/** Fills an empty, migrated database with varied public posts and their analyses; returns some of the posts. */
export async function seedWorries(url: string, count: number, some: number): Promise<string[]> {
  return withClient(url, async (client) => {
    await client.query(
      'set session_replication_role = replica; set synchronous_commit = off; set statement_timeout = 0',
    );
    await client.query(
      `insert into users (id, email, username, password_hash)
       select uuidv7(), 'bench' || n || '@example.org', 'bench_' || n, 'x' from generate_series(1, $1::int) n`,
      [Math.ceil(count / worriesPerMember)],
    );
    await withoutIndexes(client, ['posts', 'analyses'], async () => {
      await client.query(
        `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at)
         select uuidv7(), member.id, said.text, 'What is on your mind?', 'public', now()
         from unnest($1::text[]) with ordinality said (text, n)
           join (select id, row_number() over (order by id) as n, count(*) over () as of from users) member
             on member.n = 1 + said.n % member.of`,
        [mixedTexts(count)],
      );
      await analysePosts(client);
    });
    await tidy(url);
    const { rows } = await client.query<{ id: string }>(
      'select id from posts order by md5(id::text) limit $1',
      [some],
    );
    return rows.map(({ id }) => id);
  });
}
