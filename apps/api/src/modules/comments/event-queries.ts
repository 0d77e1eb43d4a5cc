import { viewerId } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import { notificationEvent } from '../notify/public.ts';

const p = sql.placeholder;

const commentEvent = (actorId: SQL) =>
  notificationEvent({
    id: sql`${p('postNotificationId')}`,
    userId: sql`post.user_id`,
    kind: 'comment',
    subjectId: sql`post.id`,
    actorId,
    postId: sql`post.id`,
    actorCommentId: sql`new_comment.id`,
  });
const replyEvent = (actorId: SQL) =>
  notificationEvent({
    id: sql`${p('replyNotificationId')}`,
    userId: sql`parent.user_id`,
    kind: 'reply',
    subjectId: sql`parent.id`,
    actorId,
    postId: sql`post.id`,
    commentId: sql`parent.id`,
    actorCommentId: sql`new_comment.id`,
  });

// If the post's author also wrote the parent, they are notified of the reply only, not of a comment as well.
const eventsBy = (actorId: SQL) => sql`
  select ${commentEvent(actorId)} from new_comment join post on true left join parent on true
  where new_comment.moderation_status = 'approved' and post.user_id is distinct from parent.user_id
  union all
  select ${replyEvent(actorId)} from new_comment join post on true join parent on true
  where new_comment.moderation_status = 'approved'`;

/**
 * The notification events of the caller's comment `new_comment`, which is under `post` and may reply to `parent`. A
 * held comment has no events.
 */
export const viewerEvents = eventsBy(sql`${viewerId}`);
/** The same events for a comment by any author, since the caller may be a moderator who approves the comment. */
export const authorEvents = eventsBy(sql`new_comment.user_id`);
