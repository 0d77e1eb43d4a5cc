import { type Audience, literalInt, notificationActors, statement, users } from '@halved/db';
import { limits } from '@halved/shared/limits';
import type { NotificationKind } from '@halved/shared/notification-kinds';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { audienceOf } from '../audience/public.ts';
import { afterNewest, cutPage, newestCursor } from '../paging/public.ts';
import { actorsOf, toldTo } from './visible.ts';

/** A notification, and the latest of those behind it whom the reader may know of. */
export interface NotificationRow {
  id: string;
  kind: NotificationKind;
  postId: string | null;
  commentId: string | null;
  isRead: boolean;
  createdAt: Date;
  /** How many are behind it. */
  actors: number;
  username: string | null;
  displayName: string | null;
  /** The latest comment that it tells of. */
  saidId: string | null;
}

type Row = { total: number; unreadCount: number } & (
  | NotificationRow
  | { [Column in keyof NotificationRow]: null }
);

interface Wanted {
  limit: number;
  offset: number;
  after: boolean;
}

const { page, notifications: sizes } = limits;

const actor = alias(notificationActors, 'actor');
const beyond = sql`where (created_at, id) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::uuid)`;

/** How many the reader did not read yet, capped. */
export const unreadCount = (but = sql`true`) => sql`(
  select count(*)::int from (
    select from told where read_at is null and ${but} limit ${literalInt(sizes.unreadCap)}
  ) unread
)`;

// Who has but a few is not counted apart: they are all on the page.
const pageFor = (audience: Audience, { limit, offset, after }: Wanted, named: boolean) => {
  const total = sql`(
    select count(*)::int from (select from told limit ${literalInt(page.totalCap)}) counted
  )`;
  const isWhole = after || offset > 0 ? sql`false` : sql`(select count(*) from page) <= ${literalInt(limit)}`;
  return statement<Row>(
    sql`
    with ${toldTo(audience)}, page as materialized (
      select * from told ${after ? beyond : sql``}
      order by created_at desc, id desc limit ${literalInt(limit + 1)} offset ${literalInt(offset)}
    )
    select
      case when ${isWhole} then (select count(*)::int from page) else ${total} end as total,
      case when ${isWhole} then (select count(*)::int from page where read_at is null) else ${unreadCount()} end
        as "unreadCount",
      page.id, page.kind, page.post_id as "postId", page.comment_id as "commentId",
      page.read_at is not null as "isRead", page.created_at as "createdAt",
      coalesce(behind.actors, 0) as actors, ${users.username}, ${users.displayName} as "displayName",
      behind.said_id as "saidId"
    from (select) one left join page on true
      left join lateral (
        select count(*)::int as actors, (array_agg(latest.actor_id))[1] as actor_id, (array_agg(latest.comment_id))[1] as said_id
        from (
          select ${actor.actorId}, ${actor.commentId} ${actorsOf(audience, sql`page.id`)}
          order by ${actor.createdAt} desc, ${actor.actorId} desc limit ${literalInt(page.totalCap)}
        ) latest
      ) behind on true
      left join ${users} on ${users.id} = behind.actor_id
    order by page.created_at desc, page.id desc`,
    { named },
  );
};

const asked = new Set<number>([page.size, sizes.bell, sizes.page]);
const kept = new Map<string, ReturnType<typeof pageFor>>();

/** The statement of a page; those that screens ask for are made once and have a name. */
function statementFor(audience: Audience, wanted: Wanted) {
  if (!asked.has(wanted.limit) || wanted.offset > 0) return pageFor(audience, wanted, false);
  const key = `${audience} ${wanted.limit} ${wanted.after}`;
  const made = kept.get(key) ?? pageFor(audience, wanted, true);
  kept.set(key, made);
  return made;
}

interface Paging {
  limit: number;
  offset: number;
  cursor?: string | undefined;
}

/** What the caller was told, the latest first, and how much of it is unread, in one round trip. */
export async function notificationPage(
  { viewer, services }: MemberContext,
  { limit, offset, cursor }: Paging,
) {
  const seal = services.sealOf('notifications');
  const after = afterNewest(seal, cursor);
  const wanted = { limit, offset: after ? 0 : offset, after: after !== undefined };
  const rows = await statementFor(audienceOf(viewer), wanted)(services.db, { viewerId: viewer.id, ...after });
  const { total, unreadCount: unread } = rows[0] ?? fail('INTERNAL');
  const found = rows.filter((row) => row.id !== null);
  const cut = cutPage(found, limit, ({ createdAt, id }) =>
    newestCursor.encode(seal, { at: createdAt.getTime(), id }),
  );
  return { ...cut, total, unreadCount: unread };
}
