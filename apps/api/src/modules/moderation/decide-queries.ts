import {
  comments,
  type Database,
  moderatedComment,
  moderatedPost,
  posts,
  reports,
  selecting,
  statement,
  viewerId,
} from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Subject } from './subject.ts';

const p = sql.placeholder;
const comment = alias(comments, 'comment');

const locking = (from: SQL) => statement(sql`select ${posts.id} from ${from} for no key update of posts`);

const lock = {
  post: locking(sql`${posts} where ${posts.id} = ${p('id')} and ${moderatedPost}`),
  comment: locking(sql`
    ${comments} ${comment} join ${posts} on ${posts.id} = ${comment.postId}
    where ${comment.id} = ${p('id')} and ${moderatedComment(comment)}`),
};

/**
 * Locks the post that is decided on, or the post of the comment. Returns whether moderators may decide on the subject.
 */
export const lockModerated = async (db: Database, { kind, id }: Subject): Promise<boolean> =>
  (await lock[kind](db, { id })).length > 0;

/** Whether the viewer asked the others for a second opinion. The viewer's own decision does not answer that. */
const isOwnQuestion = sql`opinion_asked_by = ${viewerId}::uuid`;

// `decided_at` of the case is the time of this statement. `now()` would be the start of the transaction, which may have
// waited for the lock while somebody else decided.
const closing = (column: SQL) =>
  statement(
    selecting(
      { reporterId: reports.reporterId },
      (selectList) => sql`
        with closed as (
          update moderation_cases set decided_at = clock_timestamp(), claimed_by = null, claimed_until = null,
            opinion_asked_at = case when ${isOwnQuestion} then opinion_asked_at end,
            opinion_asked_by = case when ${isOwnQuestion} then opinion_asked_by end,
            opinion_note = case when ${isOwnQuestion} then opinion_note end
          where ${column} = ${p('id')}::uuid
        )
        update ${reports} set decided_at = now() where ${column} = ${p('id')}::uuid and decided_at is null
        returning ${selectList}`,
    ),
  );

const close = { post: closing(sql`post_id`), comment: closing(sql`comment_id`) };

/**
 * Closes a moderation case and its reports as decided by the viewer. That ends a claim, and answers the question of
 * another moderator. Returns the ids of the reporters.
 */
export const closeCase = async (
  db: Database,
  viewer: { id: string },
  { kind, id }: Subject,
): Promise<string[]> =>
  (await close[kind](db, { id, viewerId: viewer.id })).map(({ reporterId }) => reporterId);
