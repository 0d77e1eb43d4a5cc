import type pg from 'pg';
import { anyOf, asViewer, type ComparedServers, compareUnderLoad } from './calls.ts';

const write = (servers: ComparedServers, bodyOf: () => { postId: string; body: object }) =>
  compareUnderLoad(servers, {
    headers: { ...asViewer(servers), 'content-type': 'application/json' },
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          const { postId, body } = bodyOf();
          return { ...request, path: `/api/comments/post/${postId}`, body: JSON.stringify(body) };
        },
      },
    ],
  });

/** Compares reading the threads under a post. */
export const compareThread = (servers: ComparedServers, postIds: readonly string[]) =>
  compareUnderLoad(servers, {
    headers: asViewer(servers),
    requests: [
      {
        method: 'GET',
        setupRequest: (request) => ({ ...request, path: `/api/comments/post/${anyOf(postIds)}/threaded` }),
      },
    ],
  });

const content = 'I have been there too, and I am reading along.';

/** Compares writing a comment. Each goes to the next post, so that no two wait for the same counter. */
export function compareComment(servers: ComparedServers, postIds: readonly string[]) {
  let next = 0;
  return write(servers, () => ({ postId: postIds[next++ % postIds.length] ?? '', body: { content } }));
}

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

/** Compares writing a reply. Each goes to the next comment. */
export function compareReply(servers: ComparedServers, repliable: readonly RepliableComment[]) {
  let next = 0;
  return write(servers, () => {
    const { postId = '', ...parent } = repliable[next++ % repliable.length] ?? {};
    return { postId, body: { content, ...parent } };
  });
}
