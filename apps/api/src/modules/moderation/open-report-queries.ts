import { comments, moderatedComment, moderatedPost, posts } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

const comment = alias(comments, 'comment');

/**
 * The number of undecided reports about what a member wrote, as a column: of items that moderators see. Their cases are
 * open, so the queue leads to them.
 */
export const openReportsAbout = (author: SQL): SQL<number> => sql<number>`((
  select count(*) from ${posts} join reports on reports.post_id = ${posts.id} and reports.decided_at is null
  where ${posts.userId} = ${author} and ${moderatedPost}
) + (
  select count(*) from ${comments} ${comment} join ${posts} on ${posts.id} = ${comment.postId}
    join reports on reports.comment_id = ${comment.id} and reports.decided_at is null
  where ${comment.userId} = ${author} and ${moderatedComment(comment)}
))::int`;
