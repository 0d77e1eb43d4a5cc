import { passwordHash } from './factories.ts';
import type { Api } from './harness.ts';

/** The size of the crowd, and how many follows and likes each member has on average. */
const crowd = { members: 2_000, worries: 25_000, follows: 20, likes: 50, reports: 5_000 } as const;

const statements = [
  'select setseed(0.5)',
  // Autovacuum would change the plans in the middle of a test.
  ...['users', 'posts', 'likes', 'follows', 'blocks', 'reports', 'moderation_cases'].map(
    (table) => `alter table ${table} set (autovacuum_enabled = false)`,
  ),
  `create temp table person as
   select n, uuidv7() as id from generate_series(0, ${crowd.members - 1}) n`,
  `insert into users (id, email, username, password_hash)
   select id, 'crowd' || n || '@example.org', 'crowd_' || n, '${passwordHash}' from person`,
  `create temp table thing as
   select n, uuidv7(-ago) as id, now() - ago as at, floor(${crowd.members} * power(random(), 2))::int as author
   from generate_series(1, ${crowd.worries}) n, lateral (select (${crowd.worries} - n) * interval '5 minutes' as ago) age`,
  `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at, created_at, category, likes_count)
   select thing.id, person.id, repeat('So much to think about. ', 5), 'What is on your mind?',
     case when random() < 0.85 then 'public' when random() < 0.67 then 'friends' else 'private' end, at, at,
     case when thing.n % 500 = 0 then 'rare' else (array['work', 'family', 'health'])[1 + thing.n % 3] end,
     floor(power(random() + 0.0001, -0.7))::int - 1
   from thing join person on person.n = author order by thing.n`,
  `insert into likes (user_id, post_id, created_at)
   select distinct on (person.id, thing.id) person.id, thing.id, at
   from (
     select person.id, floor(1 + ${crowd.worries} * random())::int as choice
     from person, generate_series(1, ${crowd.likes})
   ) person join thing on thing.n = choice`,
  `insert into follows (follower_id, followed_id)
   select distinct follower.id, followed.id
   from (
     select person.id, floor(${crowd.members} * power(random(), 2))::int as choice
     from person, generate_series(1, ${crowd.follows})
   ) follower join person followed on followed.n = choice
   where follower.id <> followed.id`,
  `insert into reports (id, post_id, reporter_id, reason)
   select distinct on (thing.id, person.id) uuidv7(), thing.id, person.id, 'spam'
   from (
     select floor(1 + ${crowd.worries} * random())::int as of_thing, floor(${crowd.members} * random())::int as by_person
     from generate_series(1, ${crowd.reports})
   ) choice join thing on thing.n = of_thing join person on person.n = by_person`,
  `insert into moderation_cases (id, post_id, reason)
   select uuidv7(), post_id, 'reports' from (select distinct post_id from reports) reported`,
  'drop table person, thing',
];

/**
 * Makes a community of 25,000 posts in three seconds. At this size a query plan that misses an index reads many more
 * blocks.
 */
export async function gather({ pool }: Api): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const statement of statements) await client.query(statement);
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
}

/** Gives a member follows and followers in the crowd, blocks, and likes of posts. */
export async function mingle({ pool }: Api, id: string, follows: number, blocks: number): Promise<void> {
  const people = `select id from users where username like 'crowd%' order by md5(username)`;
  for (const pair of ['$1, id', 'id, $1']) {
    await pool.query(
      `insert into follows (follower_id, followed_id) select ${pair} from (${people} limit $2) other`,
      [id, follows],
    );
  }
  await pool.query(
    `insert into blocks (blocker_id, blocked_id) select $1, id from (${people} offset $2 limit $3) other`,
    [id, follows, blocks],
  );
  await pool.query(
    `insert into likes (user_id, post_id)
     select $1, id from posts where privacy_level = 'public' order by md5(id::text) limit $2`,
    [id, crowd.likes * 20],
  );
}

/**
 * Does at once what autovacuum would do later. Vacuum marks no page whose commits are not yet on the disk, and tests
 * commit without waiting for the disk. So all is written to the disk first, and vacuum waits for its own commits.
 */
export async function tidy({ pool }: Pick<Api, 'pool'>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set synchronous_commit = on');
    // The first commit that waits for the disk also writes those before it.
    await client.query('analyze users');
    await client.query('vacuum (analyze)');
    await client.query('reset synchronous_commit');
  } finally {
    client.release();
  }
}
