import { notificationPreferences, users } from '@halved/db';
import { preferenceDefaults } from '@halved/shared/notification-kinds';
import { type AnyColumn, type GetColumnData, type SQL, sql } from 'drizzle-orm';

const preferences = notificationPreferences;

/** Joins a member’s preferences. A member who never chose any has no row. */
export const joinPreferences = sql`left join ${preferences} on ${preferences.userId} = ${users.id}`;

const chosen = <Column extends AnyColumn>(
  column: Column,
  otherwise: GetColumnData<Column>,
): SQL<GetColumnData<Column>> => sql`coalesce(${column}, ${otherwise}::text)`;

/** A member’s preferences or their defaults, for statements with `joinPreferences`. */
export const preferenceColumns = {
  checkInFrequency: chosen(preferences.checkInFrequency, preferenceDefaults.checkInFrequency),
  emailFrequency: chosen(preferences.emailFrequency, preferenceDefaults.emailFrequency),
};

/** The columns of `QuietHours`, for statements with `joinPreferences`. */
export const quietHoursColumns = {
  quietHoursStart: chosen(preferences.quietHoursStart, preferenceDefaults.quietHoursStart),
  quietHoursEnd: chosen(preferences.quietHoursEnd, preferenceDefaults.quietHoursEnd),
  timezone: chosen(preferences.timezone, preferenceDefaults.timezone),
};
