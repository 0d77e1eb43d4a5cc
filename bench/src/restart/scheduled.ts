import pg from 'pg';

const text = 'A scheduled worry';

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Stores posts of a member that are all due in some seconds. Each follower is to be told of each. */
export const schedulePosts = (
  url: string,
  memberId: string,
  count: number,
  inSeconds: number,
): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(
      `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, is_scheduled, scheduled_for)
       select gen_random_uuid(), $1, $2 || ' ' || number, 'x', 'public', true, now() + make_interval(secs => $4)
       from generate_series(1, $3) number`,
      [memberId, text, count, inSeconds],
    );
  });

export interface Published {
  published: number;
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
         count(*) filter (where published_at < scheduled_for)::int as early,
         coalesce(max(extract(epoch from published_at - scheduled_for) * 1000), 0)::float8 as "latestMs"
       from posts where short_content like $1 || ' %'`,
      [text],
    );
    return rows[0] ?? { published: 0, early: 0, latestMs: 0 };
  });
