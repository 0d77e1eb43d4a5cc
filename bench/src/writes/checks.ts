import { setTimeout as sleep } from 'node:timers/promises';
import { rowsOf } from '../lib/postgres.ts';

/** A public post with one of its first-level comments. */
export interface WrittenTo {
  readonly postId: string;
  readonly parentId: string;
}

/** The latest public posts that have a first-level comment. */
export const findPosts = (url: string, most: number): Promise<WrittenTo[]> =>
  rowsOf<WrittenTo>(
    url,
    `select posts.id as "postId", parent.id as "parentId" from posts
       cross join lateral (
         select id from comments where post_id = posts.id and parent_id is null order by created_at limit 1
       ) parent
     where privacy_level = 'public' order by published_at desc limit $1`,
    [most],
  );

const quietMs = 200;

/** Waits until no statement runs. A server goes on with requests whose client has left. */
export async function untilQuiet(url: string): Promise<void> {
  for (let quiet = 0; quiet < 2; ) {
    await sleep(quietMs);
    const [row] = await rowsOf<{ busy: boolean }>(
      url,
      `select exists (
         select from pg_stat_activity
         where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()
       ) as busy`,
    );
    quiet = row?.busy ? 0 : quiet + 1;
  }
}

/** The number of deadlocks that PostgreSQL has found so far. */
export async function deadlocks(url: string): Promise<number> {
  const [row] = await rowsOf<{ deadlocks: string }>(
    url,
    'select pg_stat_clear_snapshot(), deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(row?.deadlocks);
}

/** The number of posts and comments under them whose counters differ from what they count. */
export async function wrongCounters(url: string, posts: readonly WrittenTo[]): Promise<number> {
  const [row] = await rowsOf<{ wrong: number }>(
    url,
    `select (
       select count(*)::int from posts where id = any($1) and (
         likes_count <> (select count(*) from likes where post_id = posts.id)
         or comments_count <> (
           select count(*) from comments
           where post_id = posts.id and deleted_at is null and moderation_status = 'approved'
         )
       )
     ) + (
       select count(*)::int from comments above where post_id = any($1) and replies_count <> (
         select count(*) from comments
         where parent_id = above.id and deleted_at is null and moderation_status = 'approved'
       )
     ) as wrong`,
    [posts.map(({ postId }) => postId)],
  );
  return row?.wrong ?? Number.NaN;
}
