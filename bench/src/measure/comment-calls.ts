import type pg from 'pg';
import { against, anyOf, bearer, type Duel } from './calls.ts';

const write = (duel: Duel, bodyOf: () => { postId: string; body: object }) =>
  against(duel, {
    headers: { ...bearer(duel), 'content-type': 'application/json' },
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
export const compareThread = (duel: Duel, postIds: readonly string[]) =>
  against(duel, {
    headers: bearer(duel),
    requests: [
      {
        method: 'GET',
        setupRequest: (request) => ({ ...request, path: `/api/comments/post/${anyOf(postIds)}/threaded` }),
      },
    ],
  });

const content = 'I have been there too, and I am reading along.';

/** Compares writing a comment. Each goes to the next post, so that no two wait for the same counter. */
export function compareComment(duel: Duel, postIds: readonly string[]) {
  let next = 0;
  return write(duel, () => ({ postId: postIds[next++ % postIds.length] ?? '', body: { content } }));
}

export interface Answered {
  readonly postId: string;
  readonly parentCommentId: string;
}

/** Finds one first-level comment under each post, for replies. */
export async function findAnswered(client: pg.Client, postIds: readonly string[]): Promise<Answered[]> {
  const { rows } = await client.query<Answered>(
    `select distinct on (post_id) post_id as "postId", id as "parentCommentId"
     from comments where post_id = any($1) and parent_id is null order by post_id, created_at`,
    [postIds],
  );
  return rows;
}

/** Compares writing a reply. Each goes to the next comment. */
export function compareReply(duel: Duel, answered: readonly Answered[]) {
  let next = 0;
  return write(duel, () => {
    const { postId = '', ...parent } = answered[next++ % answered.length] ?? {};
    return { postId, body: { content, ...parent } };
  });
}
