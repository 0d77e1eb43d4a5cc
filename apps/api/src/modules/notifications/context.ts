import { posts, selectAs, statement, users, viewerId, visibleTo } from '@halved/db';
import { type CheckInFrequency, preferenceDefaults } from '@halved/shared/notification-kinds';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { audienceOf } from '../audience/public.ts';
import { unreadCount } from './list-queries.ts';
import { isQuiet, nextCheckIn } from './rules.ts';
import { forMembers, toldTo } from './visible.ts';

interface Row extends Record<string, unknown> {
  unreadCount: number;
  openWorries: number;
  lastActiveAt: Date | null;
  createdAt: Date;
  checkInFrequency: CheckInFrequency;
  quietHoursStart: string;
  quietHoursEnd: string;
  timezone: string;
  lastCheckInAt: Date | null;
  now: Date;
}

const { checkInFrequency, quietHoursStart, quietHoursEnd, timezone } = preferenceDefaults;

const select = forMembers((audience) =>
  statement<Row>(sql`
    with ${toldTo(audience)}
    select ${unreadCount()} as "unreadCount", (
        select count(*)::int from ${posts}
        where ${posts.userId} = ${viewerId} and ${visibleTo(audience)}
          and ${posts.publishedAt} is not null and ${posts.resolvedAt} is null
      ) as "openWorries",
      ${selectAs({ lastActiveAt: users.lastSeenAt, createdAt: users.createdAt })},
      coalesce(chosen.check_in_frequency, ${checkInFrequency}::text) as "checkInFrequency",
      coalesce(chosen.quiet_hours_start, ${quietHoursStart}::text) as "quietHoursStart",
      coalesce(chosen.quiet_hours_end, ${quietHoursEnd}::text) as "quietHoursEnd",
      coalesce(chosen.timezone, ${timezone}::text) as timezone,
      chosen.last_check_in_at as "lastCheckInAt", now() as now
    from ${users} left join notification_preferences chosen on chosen.user_id = ${users.id}
    where ${users.id} = ${viewerId}`),
);

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** What a gentle check-in goes by, by the database's clock. */
export async function contextOf({ viewer, services }: MemberContext) {
  const [found] = await select[audienceOf(viewer)](services.db, { viewerId: viewer.id });
  const row = found ?? fail('UNAUTHENTICATED');
  return {
    unreadCount: row.unreadCount,
    lastCheckInAt: iso(row.lastCheckInAt),
    nextCheckInAt: iso(nextCheckIn(row, row.now)),
    inQuietHours: isQuiet(row.now, row),
    openWorries: row.openWorries,
    lastActiveAt: iso(row.lastActiveAt),
  };
}
