import { type Audience, literalInt, notificationActors, notifications, orNull, users } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type ListRow, newestFirst, pagedList } from '../paging/public.ts';
import { actorsOf, forMembers, toldTo } from './visible.ts';

const page = alias(notifications, 'page');
const actor = alias(notificationActors, 'actor');

const columns = {
  id: page.id,
  kind: page.kind,
  postId: page.postId,
  commentId: page.commentId,
  isRead: sql<boolean>`${page.readAt} is not null`,
  createdAt: page.createdAt,
  /** How many are behind it, of whom the reader may know. */
  actors: sql<number>`coalesce(behind.actors, 0)`,
  /** The latest of them. */
  username: orNull(users.username),
  displayName: users.displayName,
  /** The latest comment that it tells of. */
  latestCommentId: sql<string | null>`behind.comment_id`,
};

export type NotificationRow = ListRow<typeof columns>;

const latestActor = (audience: Audience): SQL => sql`
  left join lateral (
    select count(*)::int as actors, (array_agg(latest.actor_id))[1] as actor_id,
      (array_agg(latest.comment_id))[1] as comment_id
    from (
      select ${actor.actorId}, ${actor.commentId} ${actorsOf(audience, sql`${page.id}`)}
      order by ${actor.createdAt} desc, ${actor.actorId} desc limit ${literalInt(limits.page.totalCap)}
    ) latest
  ) behind on true
  left join ${users} on ${users.id} = behind.actor_id`;

/** How many the reader did not read yet, capped. */
export const unreadCount = (but = sql`true`) => sql<number>`(
  select count(*)::int from (
    select from told where read_at is null and ${but} limit ${literalInt(limits.notifications.unreadCap)}
  ) unread
)`;

/** What the caller was told, the latest first. */
export const notificationLists = forMembers((audience) =>
  pagedList({
    order: newestFirst('createdAt', 'id'),
    positionOf: ({ createdAt, id }) => ({ moment: createdAt, id }),
    with: [toldTo(audience)],
    rows: sql`told`,
    joins: latestActor(audience),
    columns,
    // Who has but a few is not counted apart: they are all on the page.
    head: (isWhole) => ({
      unreadCount: sql<number>`case when ${isWhole}
        then (select count(*)::int from page where read_at is null) else ${unreadCount()} end`,
    }),
    sizes: [limits.page.size, limits.notifications.bell, limits.notifications.page],
  }),
);
