import { comments, moderatedComment, moderatedPost, posts, viewerId } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

const comment = alias(comments, 'comment');

/** `moderated` holds every case that moderators may see, without the words of its subject. */
export const moderated: SQL = sql`moderated as not materialized (
  select cases.*, cases.id as case_id, ${posts.id} as thread_id, 'post' as kind, ${posts.id} as subject_id,
    ${posts.userId} as author_id, ${posts.moderationStatus} as status
  from moderation_cases cases join ${posts} on ${posts.id} = cases.post_id where ${moderatedPost}
  union all
  select cases.*, cases.id, ${posts.id}, 'comment', ${comment.id}, ${comment.userId}, ${comment.moderationStatus}
  from moderation_cases cases join ${comments} ${comment} on ${comment.id} = cases.comment_id
    join ${posts} on ${posts.id} = ${comment.postId} where ${moderatedComment(comment)}
)`;

/**
 * Whether somebody else than the viewer asked for a second opinion, which nobody has given yet. Authors are not asked
 * about their own words.
 */
const isAskedByOther = sql`(opinion_asked_at is not null and opinion_asked_by is distinct from ${viewerId}::uuid
  and author_id <> ${viewerId}::uuid)`;
const isAskedByViewer = sql`(opinion_asked_at is not null and opinion_asked_by = ${viewerId}::uuid)`;

/**
 * Whether a case waits for the viewer. One that was decided by the moderator who asks for a second opinion still waits
 * for the others.
 */
export const isWaiting: SQL = sql`(decided_at is null or ${isAskedByOther})`;

/**
 * The rank of a case for the viewer. Encouragement of self-harm and crisis come first. In both halves of the queue, a
 * case about which another moderator asks for a second opinion comes before the rest, and one about which the viewer
 * asks comes after it. The rest is flagged, then pending, then cases with reports alone.
 */
export const rank: SQL<number> = sql`case
  when is_urgent then case when ${isAskedByOther} then 0 when ${isAskedByViewer} then 2 else 1 end
  when ${isAskedByOther} then 3
  when ${isAskedByViewer} then 7
  else case status when 'flagged' then 4 when 'pending' then 5 else 6 end end`;
