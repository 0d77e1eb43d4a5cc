import { selectAs, statement, users, viewerId } from '@halved/db';
import type { NotificationPreferences } from '@halved/shared/contract/notifications';
import { preferenceDefaults } from '@halved/shared/notification-kinds';
import { type SQL, sql } from 'drizzle-orm';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';

const p = sql.placeholder;

const chosen = {
  supportNotifications: sql`support_notifications`,
  checkInFrequency: sql`check_in_frequency`,
  quietHoursStart: sql`quiet_hours_start`,
  quietHoursEnd: sql`quiet_hours_end`,
  timezone: sql`timezone`,
} satisfies Record<keyof typeof preferenceDefaults, SQL>;

const ofAccount = {
  emailNotifications: sql`email_notifications`,
  pushNotifications: sql`push_notifications`,
};

type Row = Pick<NotificationPreferences, keyof typeof ofAccount> & {
  [Name in keyof typeof preferenceDefaults]: NotificationPreferences[Name] | null;
};

const select = statement<Row>(sql`
  select ${selectAs({ ...ofAccount, ...chosen })}
  from ${users} left join notification_preferences on user_id = ${users.id} where ${users.id} = ${viewerId}`);

// What was not given stays as it is, in one statement; the account first, as everywhere.
const update = statement<Row>(sql`
  with account as (
    update users set
      email_notifications = coalesce(${p('emailNotifications')}::boolean, email_notifications),
      push_notifications = coalesce(${p('pushNotifications')}::boolean, push_notifications),
      updated_at = now()
    where id = ${viewerId}
    returning id, email_notifications, push_notifications
  ),
  given as (
    select account.id, ${p('supportNotifications')}::boolean as support, ${p('checkInFrequency')}::text as frequency,
      ${p('quietHoursStart')}::text as quiet_start, ${p('quietHoursEnd')}::text as quiet_end, ${p('timezone')}::text as zone
    from account
  ),
  preferences as (
    insert into notification_preferences as kept
      (user_id, support_notifications, check_in_frequency, quiet_hours_start, quiet_hours_end, timezone)
    select id, coalesce(support, ${preferenceDefaults.supportNotifications}::boolean),
      coalesce(frequency, ${preferenceDefaults.checkInFrequency}::text),
      coalesce(quiet_start, ${preferenceDefaults.quietHoursStart}::text),
      coalesce(quiet_end, ${preferenceDefaults.quietHoursEnd}::text),
      coalesce(zone, ${preferenceDefaults.timezone}::text)
    from given
    on conflict (user_id) do update set
      support_notifications = coalesce(${p('supportNotifications')}::boolean, kept.support_notifications),
      check_in_frequency = coalesce(${p('checkInFrequency')}::text, kept.check_in_frequency),
      quiet_hours_start = coalesce(${p('quietHoursStart')}::text, kept.quiet_hours_start),
      quiet_hours_end = coalesce(${p('quietHoursEnd')}::text, kept.quiet_hours_end),
      timezone = coalesce(${p('timezone')}::text, kept.timezone)
    returning *
  )
  select ${selectAs({ ...ofAccount, ...chosen })} from account cross join preferences`);

/** What was chosen; where nothing was, the defaults. */
const preferencesFrom = (row: Row): NotificationPreferences => ({
  emailNotifications: row.emailNotifications,
  pushNotifications: row.pushNotifications,
  supportNotifications: row.supportNotifications ?? preferenceDefaults.supportNotifications,
  checkInFrequency: row.checkInFrequency ?? preferenceDefaults.checkInFrequency,
  quietHoursStart: row.quietHoursStart ?? preferenceDefaults.quietHoursStart,
  quietHoursEnd: row.quietHoursEnd ?? preferenceDefaults.quietHoursEnd,
  timezone: row.timezone ?? preferenceDefaults.timezone,
});

export async function ownPreferences({ viewer, services }: MemberContext): Promise<NotificationPreferences> {
  const [row] = await select(services.db, { viewerId: viewer.id });
  return preferencesFrom(row ?? fail('UNAUTHENTICATED'));
}

const nothing = {
  emailNotifications: null,
  pushNotifications: null,
  supportNotifications: null,
  checkInFrequency: null,
  quietHoursStart: null,
  quietHoursEnd: null,
  timezone: null,
};

type Changes = { [Name in keyof NotificationPreferences]?: NotificationPreferences[Name] | undefined };

/** Changes what is given; all of it as it stands afterwards. */
export async function updatePreferences(
  { viewer, services }: MemberContext,
  changes: Changes,
): Promise<NotificationPreferences> {
  const [row] = await update(services.db, { ...nothing, ...changes, viewerId: viewer.id });
  return preferencesFrom(row ?? fail('UNAUTHENTICATED'));
}
