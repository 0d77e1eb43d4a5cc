import {
  type Audience,
  checkIns,
  literalInt,
  notificationActors,
  notifications,
  orNull,
  posts,
  users,
  visibleTo,
} from '@halved/db';
import type { CheckInAnswer } from '@halved/shared/check-in-kinds';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { perAudience } from '../audience/public.ts';
import { offersHelp } from '../notify/public.ts';
import { atMoment, type ListRow, listColumns, newestFirst, pagedList } from '../paging/public.ts';
import { visibleActors, visibleNotifications } from './visible-queries.ts';

const page = alias(notifications, 'page');
const actor = alias(notificationActors, 'actor');

const columns = {
  id: page.id,
  kind: page.kind,
  postId: page.postId,
  commentId: page.commentId,
  isRead: sql<boolean>`${page.readAt} is not null`,
  createdAt: page.createdAt,
  /** The number of the notification's actors whom the reader may see. */
  actors: sql<number>`coalesce(visible_actors.count, 0)`,
  /** The username of the latest of these actors. */
  username: orNull(users.username),
  displayName: users.displayName,
  /** The latest actor's comment, if the notification is about one. */
  latestCommentId: sql<string | null>`visible_actors.comment_id`,
  subjectId: page.subjectId,
  checkInId: orNull(checkIns.id),
  /** Whether a check-in offers help instead of a question. */
  isCaring: sql<boolean | null>`${offersHelp}`,
  checkInReason: checkIns.reason,
  checkInAnswer: sql<CheckInAnswer | null>`${checkIns.answer}`,
  checkInAnsweredAt: checkIns.answeredAt,
  /** The words of the reader's own post that a check-in asks about. */
  shortContent: orNull(posts.shortContent),
};

export type NotificationRow = ListRow<typeof columns>;

const latestActor = (audience: Audience): SQL => sql`
  left join lateral (
    select count(*)::int as count, (array_agg(latest.actor_id))[1] as actor_id,
      (array_agg(latest.comment_id))[1] as comment_id
    from (
      select ${actor.actorId}, ${actor.commentId} ${visibleActors(audience, sql`${page.id}`)}
      order by ${actor.createdAt} desc, ${actor.actorId} desc limit ${literalInt(limits.page.totalCap)}
    ) latest
  ) visible_actors on true
  left join ${users} on ${users.id} = visible_actors.actor_id
  left join ${checkIns} on ${page.kind} = 'check_in' and ${checkIns.id} = ${page.subjectId}
  left join ${posts} on ${posts.id} = ${checkIns.postId} and ${visibleTo(audience)}`;

/** The number of unread notifications, at most `unreadCap`. */
export const unreadCount = (condition = sql`true`) => sql<number>`(
  select count(*)::int from (
    select from visible_notifications where read_at is null and ${condition} limit ${literalInt(limits.notifications.unreadCap)}
  ) unread
)`;

/** The caller's notifications, the latest first. */
export const notificationLists = perAudience((audience: Audience) =>
  pagedList({
    order: newestFirst('createdAt', 'id'),
    positionOf: ({ createdAt, id }) => atMoment(createdAt, id),
    with: [visibleNotifications(audience)],
    rows: sql`visible_notifications`,
    joins: latestActor(audience),
    columns: listColumns(columns),
    // If the page holds the whole list, only the rows of the page are counted.
    head: (isWhole) =>
      listColumns({
        unreadCount: sql<number>`case when ${isWhole}
          then (select count(*)::int from page where read_at is null) else ${unreadCount()} end`,
      }),
    sizes: [limits.page.size, limits.notifications.bell, limits.notifications.page],
  }),
);
