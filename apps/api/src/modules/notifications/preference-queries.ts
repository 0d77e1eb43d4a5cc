import { columnNamed, type RowOf, selecting, statement, users, viewerId } from '@halved/db';
import type { NotificationPreferences } from '@halved/shared/contract/notifications';
import {
  type CheckInFrequency,
  type EmailFrequency,
  preferenceDefaults,
} from '@halved/shared/notification-kinds';
import { type SQL, sql } from 'drizzle-orm';
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

/** The values that a member chooses, beside those of the account. */
const names = [
  'emailFrequency',
  'supportNotifications',
  'checkInFrequency',
  'quietHoursStart',
  'quietHoursEnd',
  'timezone',
  'adminMails',
] as const;

const list = (parts: SQL[]) => sql.join(parts, sql`, `);
const columnNames = list(names.map(columnNamed));

/** The given value of each preference, or else its default. */
const firstValues = list(
  names.map((name) => {
    const value = preferenceDefaults[name];
    const type = typeof value === 'boolean' ? sql`boolean` : sql`text`;
    return sql`coalesce(${p(name)}::${type}, ${value}::${type})`;
  }),
);

const changedValues = list(
  names.map((name) => sql`${columnNamed(name)} = coalesce(${p(name)}, previous.${columnNamed(name)})`),
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
      preferences as (
        insert into notification_preferences as previous (user_id, ${columnNames})
        select id, ${firstValues} from account
        on conflict (user_id) do update set ${changedValues}
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

const unchanged = Object.fromEntries(
  ['emailNotifications', 'pushNotifications', ...names].map((name) => [name, null]),
);

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
