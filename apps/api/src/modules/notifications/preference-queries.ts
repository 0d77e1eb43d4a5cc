import { type RowOf, selecting, statement, users, viewerId } from '@halved/db';
import type { NotificationPreferences } from '@halved/shared/contract/notifications';
import {
  type CheckInFrequency,
  type EmailFrequency,
  preferenceDefaults,
} from '@halved/shared/notification-kinds';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../context.ts';

const p = sql.placeholder;

// The columns have no table name, because the parts of the update have the same columns. Their values are null for a
// member without preferences.
const columns = {
  emailNotifications: sql<boolean>`email_notifications`,
  pushNotifications: sql<boolean>`push_notifications`,
  emailFrequency: sql<EmailFrequency | null>`email_frequency`,
  supportNotifications: sql<boolean | null>`support_notifications`,
  checkInFrequency: sql<CheckInFrequency | null>`check_in_frequency`,
  quietHoursStart: sql<string | null>`quiet_hours_start`,
  quietHoursEnd: sql<string | null>`quiet_hours_end`,
  timezone: sql<string | null>`timezone`,
  adminMails: sql<boolean | null>`admin_mails`,
};

export type PreferencesRow = RowOf<typeof columns>;

const select = statement(
  selecting(
    columns,
    (selectList) => sql`
      select ${selectList}
      from ${users} left join notification_preferences on user_id = ${users.id} where ${users.id} = ${viewerId}`,
  ),
);

// One statement changes the given values and leaves the others. The statement locks the account before the preferences.
const update = statement(
  selecting(
    columns,
    (selectList) => sql`
  with account as (
    update users set
      email_notifications = coalesce(${p('emailNotifications')}::boolean, email_notifications),
      push_notifications = coalesce(${p('pushNotifications')}::boolean, push_notifications),
      updated_at = now()
    where id = ${viewerId}
    returning id, email_notifications, push_notifications
  ),
  given as (
    select account.id, ${p('emailFrequency')}::text as email, ${p('supportNotifications')}::boolean as support, ${p('checkInFrequency')}::text as frequency,
      ${p('quietHoursStart')}::text as quiet_start, ${p('quietHoursEnd')}::text as quiet_end, ${p('timezone')}::text as zone,
      ${p('adminMails')}::boolean as admin
    from account
  ),
  preferences as (
    insert into notification_preferences as previous
      (user_id, email_frequency, support_notifications, check_in_frequency, quiet_hours_start, quiet_hours_end, timezone,
       admin_mails)
    select id, coalesce(email, ${preferenceDefaults.emailFrequency}::text),
      coalesce(support, ${preferenceDefaults.supportNotifications}::boolean),
      coalesce(frequency, ${preferenceDefaults.checkInFrequency}::text),
      coalesce(quiet_start, ${preferenceDefaults.quietHoursStart}::text),
      coalesce(quiet_end, ${preferenceDefaults.quietHoursEnd}::text),
      coalesce(zone, ${preferenceDefaults.timezone}::text),
      coalesce(admin, ${preferenceDefaults.adminMails}::boolean)
    from given
    on conflict (user_id) do update set
      email_frequency = coalesce(${p('emailFrequency')}::text, previous.email_frequency),
      support_notifications = coalesce(${p('supportNotifications')}::boolean, previous.support_notifications),
      check_in_frequency = coalesce(${p('checkInFrequency')}::text, previous.check_in_frequency),
      quiet_hours_start = coalesce(${p('quietHoursStart')}::text, previous.quiet_hours_start),
      quiet_hours_end = coalesce(${p('quietHoursEnd')}::text, previous.quiet_hours_end),
      timezone = coalesce(${p('timezone')}::text, previous.timezone),
      admin_mails = coalesce(${p('adminMails')}::boolean, previous.admin_mails)
    returning *
  )
  select ${selectList} from account cross join preferences`,
  ),
);

/** The preferences of a member; undefined if the account is gone. */
export async function ownPreferences({
  viewer,
  services,
}: MemberContext): Promise<PreferencesRow | undefined> {
  const [row] = await select(services.db, { viewerId: viewer.id });
  return row;
}

const unchanged = {
  emailNotifications: null,
  pushNotifications: null,
  emailFrequency: null,
  supportNotifications: null,
  checkInFrequency: null,
  quietHoursStart: null,
  quietHoursEnd: null,
  timezone: null,
  adminMails: null,
};

type Changes = {
  [Name in keyof Omit<NotificationPreferences, 'pushSupported'>]?: NotificationPreferences[Name] | undefined;
};

/** Changes the given preferences. Returns all of them as they are afterwards. */
export async function updatePreferences(
  { viewer, services }: MemberContext,
  changes: Changes,
): Promise<PreferencesRow | undefined> {
  const [row] = await update(services.db, { ...unchanged, ...changes, viewerId: viewer.id });
  return row;
}
