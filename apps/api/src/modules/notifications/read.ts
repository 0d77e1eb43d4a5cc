import { statement, viewerId } from '@halved/db';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { audienceOf } from '../audience/public.ts';
import { unreadCount } from './list-queries.ts';
import { forMembers, toldTo } from './visible.ts';

const p = sql.placeholder;

interface Unread {
  unreadCount: number;
}

const readOne = forMembers((audience) =>
  statement<Unread>(sql`
    with ${toldTo(audience)}, one as materialized (select id from told where id = ${p('id')}),
    changed as (
      update notifications set read_at = now() from one
      where notifications.id = one.id and notifications.read_at is null
    )
    select ${unreadCount(sql`id <> ${p('id')}`)} as "unreadCount" from one`),
);

/** Marks one as read, however often; how many are unread afterwards. */
export async function markRead({ viewer, services }: MemberContext, id: string): Promise<Unread> {
  const [row] = await readOne[audienceOf(viewer)](services.db, { id, viewerId: viewer.id });
  return row ?? fail('NOT_FOUND');
}

// Locked in one order: two tabs may do it at once. Those that are hidden for now are read with the others.
const readEverything = statement(sql`
  update notifications set read_at = now() where id in (
    select id from notifications where user_id = ${viewerId} and read_at is null order by id for no key update
  )`);

/** Marks all as read. */
export async function markAllRead({ viewer, services }: MemberContext): Promise<Unread> {
  await readEverything(services.db, { viewerId: viewer.id });
  return { unreadCount: 0 };
}
