import { type Audience, selecting, statement, viewerId } from '@halved/db';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../context.ts';
import { audienceOf, perAudience } from '../audience/public.ts';
import { unreadCount } from './list-queries.ts';
import { visibleNotifications } from './visible-queries.ts';

const p = sql.placeholder;

const updateOne = perAudience((audience: Audience) =>
  statement(
    selecting(
      { unreadCount: unreadCount(sql`id <> ${p('id')}`) },
      (selectList) => sql`
        with ${visibleNotifications(audience)},
        requested as materialized (select id from visible_notifications where id = ${p('id')}),
        changed as (
          update notifications set read_at = now() from requested
          where notifications.id = requested.id and notifications.read_at is null
        )
        select ${selectList} from requested`,
    ),
  ),
);

/**
 * Marks a notification as read; repeating it changes nothing. Returns the number of unread notifications; undefined if
 * the reader has no such notification.
 */
export async function markRead({ viewer, services }: MemberContext, id: string) {
  const [row] = await updateOne(audienceOf(viewer))(services.db, { id, viewerId: viewer.id });
  return row;
}

// The rows are locked in a fixed order, because two tabs may do this at once. Notifications that are hidden for now are
// marked with the others.
const updateAll = statement(sql`
  update notifications set read_at = now() where id in (
    select id from notifications where user_id = ${viewerId} and read_at is null order by id for no key update
  )`);

/** Marks all of the caller's notifications as read. */
export async function markAllRead({ viewer, services }: MemberContext): Promise<void> {
  await updateAll(services.db, { viewerId: viewer.id });
}
