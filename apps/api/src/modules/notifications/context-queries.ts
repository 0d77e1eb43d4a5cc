import { posts, selecting, statement, users, viewerId, visibleTo } from '@halved/db';
import { type CheckInFrequency, preferenceDefaults } from '@halved/shared/notification-kinds';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../context.ts';
import { audienceOf, forEachAudience } from '../audience/public.ts';
import { unreadCount } from './list-queries.ts';
import { visibleNotifications } from './visible-queries.ts';

const { checkInFrequency, quietHoursStart, quietHoursEnd, timezone } = preferenceDefaults;

const accountColumns = {
  lastActiveAt: users.lastSeenAt,
  createdAt: users.createdAt,
  checkInFrequency: sql<CheckInFrequency>`coalesce(preferences.check_in_frequency, ${checkInFrequency}::text)`,
  quietHoursStart: sql<string>`coalesce(preferences.quiet_hours_start, ${quietHoursStart}::text)`,
  quietHoursEnd: sql<string>`coalesce(preferences.quiet_hours_end, ${quietHoursEnd}::text)`,
  timezone: sql<string>`coalesce(preferences.timezone, ${timezone}::text)`,
  lastCheckInAt: sql<Date | null>`preferences.last_check_in_at`,
  lastReminderAt: sql<Date | null>`preferences.last_reminder_at`,
  now: sql<Date>`now()`,
};

const select = forEachAudience((audience) => {
  const columns = {
    unreadCount: unreadCount(),
    openWorries: sql<number>`(
      select count(*)::int from ${posts}
      where ${posts.userId} = ${viewerId} and ${visibleTo(audience)}
        and ${posts.publishedAt} is not null and ${posts.resolvedAt} is null
    )`,
    ...accountColumns,
  };
  return statement(
    selecting(
      columns,
      (selectList) => sql`
        with ${visibleNotifications(audience)}
        select ${selectList}
        from ${users} left join notification_preferences preferences on preferences.user_id = ${users.id}
        where ${users.id} = ${viewerId}`,
    ),
  );
});

/** The data that the next check-in depends on, and the database's clock; undefined if the account is gone. */
export async function contextRow({ viewer, services }: MemberContext) {
  const [row] = await select[audienceOf(viewer)](services.db, { viewerId: viewer.id });
  return row;
}

export type ContextRow = NonNullable<Awaited<ReturnType<typeof contextRow>>>;
