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

/** What is told of one's own worry alone, which one always sees. */
const ownWorry: readonly string[] = ['like', 'comment'] satisfies NotificationKind[];

/** One statement for each kind of member; a visitor is told nothing. */
export const forMembers = <Made>(make: (audience: Audience) => Made) => ({
  visitor: make('visitor'),
  member: make('member'),
  moderator: make('moderator'),
});

const actor = alias(notificationActors, 'actor');
const said = alias(comments, 'said');
const about = alias(comments, 'about');

/** Those of a notification's actors whom the reader meets, and whose comment, where it tells of one, they see. */
export const actorsOf = (audience: Audience, notification: SQL): SQL => sql`
  from ${notificationActors} ${actor}
  where ${actor.notificationId} = ${notification} and ${actor.actorId} not in (select id from blocked_users)
    and (${actor.commentId} is null or exists (
      select 1 from ${comments} ${said} where ${said.id} = ${actor.commentId} and ${commentSeenBy(audience, said)} offset 0
    ))`;

/**
 * The reader's notifications, as `told`, that they may know of now: none about a worry or comment that they may not
 * see (any more), and none that only people across a block are behind. OFFSET keeps each a look into an index.
 */
export const toldTo = (audience: Audience): SQL => sql`
  ${blockedUsersCte}, told as not materialized (
    select ${notifications}.* from ${notifications}
    where ${notifications.userId} = ${viewerId}
      and (${notifications.kind} not in (${literalTexts(actedKinds)}) or exists (
        select 1 ${actorsOf(audience, sql`${notifications.id}`)} offset 0
      ))
      and (${notifications.postId} is null or ${notifications.kind} in (${literalTexts(ownWorry)}) or exists (
        select 1 from ${posts} where ${posts.id} = ${notifications.postId} and ${visibleTo(audience)} offset 0
      ))
      and (${notifications.commentId} is null or exists (
        select 1 from ${comments} ${about}
        where ${about.id} = ${notifications.commentId} and ${commentSeenBy(audience, about)} offset 0
      ))
  )`;
