import {
  type Database,
  instanceSettings,
  type RowOf,
  selecting,
  setupCode,
  statement,
  type Texts,
  users,
} from '@halved/db';
import type { Registration } from '@halved/shared/registrations';
import { sql } from 'drizzle-orm';

const columns = {
  /** These three are null if the default counts. */
  name: sql<string | null>`${instanceSettings.name}`,
  description: sql<string | null>`${instanceSettings.description}`,
  contactEmail: sql<string | null>`${instanceSettings.contactEmail}`,
  registration: sql<Registration>`coalesce(${instanceSettings.registration}, 'open')`,
  rules: sql<Texts>`coalesce(${instanceSettings.rules}, '{}')`,
  announcement: sql<Texts | null>`${instanceSettings.announcement}`,
  announcementId: sql<string | null>`${instanceSettings.announcementId}`,
  announcementUntil: sql<Date | null>`${instanceSettings.announcementUntil}`,
  /** Whether the time of the announcement is not over. */
  isAnnounced: sql<boolean>`coalesce(${instanceSettings.announcementUntil} > now(), true)`,
  /** Whether the code of the first start makes somebody the first admin. */
  needsSetup: sql<boolean>`(exists (select 1 from ${setupCode} where ${setupCode.expiresAt} > now())
    and not exists (select 1 from ${users} where ${users.role} = 'admin'))`,
};

export type SettingsRow = RowOf<typeof columns>;

const select = statement(
  selecting(
    columns,
    (selectList) => sql`select ${selectList} from (select 1) one left join ${instanceSettings} on true`,
  ),
);

/** The settings of the instance, also before anybody has changed one. */
export async function findSettings(db: Database): Promise<SettingsRow> {
  const [row] = await select(db);
  if (!row) throw new Error('The database does not answer with the settings');
  return row;
}

/** Locks the settings until this transaction ends, so that of two changes at once none is lost. */
export async function lockSettings(db: Database): Promise<SettingsRow> {
  await db.insert(instanceSettings).values({}).onConflictDoNothing();
  await db.select({ id: instanceSettings.id }).from(instanceSettings).for('update');
  return findSettings(db);
}

export type SettingsChange = Partial<Omit<typeof instanceSettings.$inferInsert, 'id' | 'updatedAt'>>;

export async function changeSettings(db: Database, change: SettingsChange): Promise<void> {
  await db.update(instanceSettings).set({ ...change, updatedAt: sql`now()` });
}
