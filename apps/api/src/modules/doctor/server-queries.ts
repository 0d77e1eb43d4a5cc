import { type Database, type RowOf, selecting, statement } from '@halved/db';
import { sql } from 'drizzle-orm';

const columns = {
  version: sql<string>`current_setting('server_version')`,
  admins: sql<number>`(select count(*)::int from users where role = 'admin')`,
};
const select = statement(selecting(columns, (selectList) => sql`select ${selectList}`));

/** The version of PostgreSQL, and how many admins there are. */
export const readServer = async (db: Database): Promise<RowOf<typeof columns> | undefined> =>
  (await select(db))[0];
