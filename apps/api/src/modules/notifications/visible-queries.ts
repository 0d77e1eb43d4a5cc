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

/** Kinds that are about the reader's own post, which the reader always sees. */
const aboutOwnPost: readonly string[] = ['like', 'comment'] satisfies NotificationKind[];

const actor = alias(notificationActors, 'actor');
const actorComment = alias(comments, 'actor_comment');
const comment = alias(comments, 'comment');

/** A notification's actors whom no block hides from the reader, and whose comment, if any, the reader may see. */
export const visibleActors = (audience: Audience, notification: SQL): SQL => sql`
  from ${notificationActors} ${actor}
  where ${actor.notificationId} = ${notification} and ${actor.actorId} not in (select id from blocked_users)
    and (${actor.commentId} is null or exists (
      select 1 from ${comments} ${actorComment}
      where ${actorComment.id} = ${actor.commentId} and ${commentSeenBy(audience, actorComment)} offset 0
    ))`;

/**
 * The notifications that the reader may see now, as `visible_notifications`. A notification is left out if the reader
 * may not see its post or comment. A notification of members' actions is also left out if none of its actors is
 * visible. `offset 0` makes PostgreSQL do each check as an index look-up.
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
