import { viewerId } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import { insertNotifications, notificationEvent } from '../notify/public.ts';

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

const isApproved = sql`new_comment.moderation_status = 'approved'`;

/** The event of a comment `new_comment` of the caller on `post`. A held comment has no event. */
export const commentEvents = insertNotifications({
  rows: sql`select ${commentEvent(sql`${viewerId}`)} from new_comment join post on ${isApproved}`,
  kinds: ['comment'],
  isOne: true,
});

// If the post's author also wrote the parent, they are notified of the reply only, not of a comment as well.
const eventsBy = (actorId: SQL) =>
  insertNotifications({
    rows: sql`
      select ${commentEvent(actorId)} from new_comment join post on true left join parent on true
      where ${isApproved} and post.user_id is distinct from parent.user_id
      union all
      select ${replyEvent(actorId)} from new_comment join post on true join parent on true where ${isApproved}`,
    kinds: ['comment', 'reply'],
  });

/** The events of a reply `new_comment` of the caller to `parent`, which is under `post`. */
export const replyEvents = eventsBy(sql`${viewerId}`);
/**
 * The events of a comment or reply by any author, since the caller may be a moderator who approves it. `parent` is the
 * comment that was answered, and has no row for a comment.
 */
export const authorEvents = eventsBy(sql`new_comment.user_id`);
