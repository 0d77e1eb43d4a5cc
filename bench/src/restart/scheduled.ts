import { withClient } from '../lib/postgres.ts';

const text = 'A scheduled worry';

/**
 * Notes each publication, and makes it take `$1` seconds. A publication that is rolled back, as that of a killed worker,
 * is not noted.
 */
const notePublications = (seconds: number) => `
  create table publications (post_id uuid);
  create function note_publication() returns trigger language plpgsql as $$
  begin
    perform pg_sleep(${seconds});
    insert into publications values (new.id);
    return new;
  end $$;
  create trigger note_publication before update of published_at on posts
    for each row execute function note_publication()`;

export interface Schedule {
  count: number;
  inSeconds: number;
  /** How long the publication of one post takes, so that a worker can be stopped in the middle. */
  publicationSeconds?: number;
}

/**
 * Stores posts of a member that are all due in some seconds, once for a database. From then on each publication is
 * noted.
 */
export const schedulePosts = (
  url: string,
  memberId: string,
  { count, inSeconds, publicationSeconds = 0 }: Schedule,
): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(notePublications(publicationSeconds));
    await client.query(
      `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, is_scheduled, scheduled_for)
       select gen_random_uuid(), $1, $2 || ' ' || number, 'x', 'public', true, now() + make_interval(secs => $4)
       from generate_series(1, $3) number`,
      [memberId, text, count, inSeconds],
    );
  });

export interface Published {
  published: number;
  /** Publications beyond the first of each post. */
  doubled: number;
  /** Posts that were published before their time. */
  early: number;
  /** The longest time between the moment for which a post was scheduled and its publication, in milliseconds. */
  latestMs: number;
}

/** What became of the scheduled posts. */
export const findPublished = (url: string): Promise<Published> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<Published>(
      `select count(published_at)::int as published,
         (select (count(*) - count(distinct post_id))::int from publications) as doubled,
         count(*) filter (where published_at < scheduled_for)::int as early,
         coalesce(max(extract(epoch from published_at - scheduled_for) * 1000), 0)::float8 as "latestMs"
       from posts where short_content like $1 || ' %'`,
      [text],
    );
    return rows[0] ?? { published: 0, doubled: 0, early: 0, latestMs: 0 };
  });

/** The names (`application_name`) of the connections that publish posts at this moment. */
export const findPublishers = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
       where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
         and query like '%update posts set published_at%'`,
    );
    return rows.map(({ name }) => name);
  });

/** The number of jobs that a worker holds, according to the queue. */
export const countHeldJobs = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query(`select from pgboss.job where state = 'active'`);
    return rowCount ?? 0;
  });
