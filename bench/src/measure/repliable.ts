import type pg from 'pg';

export interface RepliableComment {
  readonly postId: string;
  readonly parentCommentId: string;
}

/** Finds one first-level comment under each post, for replies. */
export async function findRepliable(
  client: pg.Client,
  postIds: readonly string[],
): Promise<RepliableComment[]> {
  const { rows } = await client.query<RepliableComment>(
    `select distinct on (post_id) post_id as "postId", id as "parentCommentId"
     from comments where post_id = any($1) and parent_id is null order by post_id, created_at`,
    [postIds],
  );
  return rows;
}
