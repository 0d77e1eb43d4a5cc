import {
  type Audience,
  blockedUsersCte,
  commentSeenBy,
  comments,
  literalTexts,
  notificationActors,
  notifications,
  posts,
  viewerId,
  visibleTo,
} from '@halved/db';
import { actedKinds, type NotificationKind } from '@halved/shared/notification-kinds';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

/** Kinds that are about the reader's own post, which they always see. */
const aboutOwnPost: readonly string[] = ['like', 'comment'] satisfies NotificationKind[];

const actor = alias(notificationActors, 'actor');
const actorComment = alias(comments, 'actor_comment');
const comment = alias(comments, 'comment');

/** Those of a notification's actors whom no block keeps from the reader, and whose comment, if any, the reader sees. */
export const visibleActors = (audience: Audience, notification: SQL): SQL => sql`
  from ${notificationActors} ${actor}
  where ${actor.notificationId} = ${notification} and ${actor.actorId} not in (select id from blocked_users)
    and (${actor.commentId} is null or exists (
      select 1 from ${comments} ${actorComment}
      where ${actorComment.id} = ${actor.commentId} and ${commentSeenBy(audience, actorComment)} offset 0
    ))`;

/**
 * The reader's notifications, as `visible_notifications`, that they may know of now: none about a post or comment that
 * they may not see (any more), and none whose actors are all across a block. OFFSET keeps each a look into an index.
 */
export const visibleNotifications = (audience: Audience): SQL => sql`
  ${blockedUsersCte}, visible_notifications as not materialized (
    select ${notifications}.* from ${notifications}
    where ${notifications.userId} = ${viewerId}
      and (${notifications.kind} not in (${literalTexts(actedKinds)}) or exists (
        select 1 ${visibleActors(audience, sql`${notifications.id}`)} offset 0
      ))
      and (${notifications.postId} is null or ${notifications.kind} in (${literalTexts(aboutOwnPost)}) or exists (
        select 1 from ${posts} where ${posts.id} = ${notifications.postId} and ${visibleTo(audience)} offset 0
      ))
      and (${notifications.commentId} is null or exists (
        select 1 from ${comments} ${comment}
        where ${comment.id} = ${notifications.commentId} and ${commentSeenBy(audience, comment)} offset 0
      ))
  )`;
