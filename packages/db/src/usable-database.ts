import type pg from 'pg';
import { MigrationError } from './migration-error.ts';

/** The oldest PostgreSQL that knows everything in the migrations (SET EXPRESSION in 0030). */
const oldestPostgres = 17;

interface SessionFacts {
  name: string;
  version: number;
  style: string;
  /** The user, quoted where SQL needs it. */
  role: string;
}

/** Throws if the server is too old, or if it prints moments in a way that the driver cannot read. */
export async function assertUsable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<SessionFacts>(`
    select current_setting('server_version') as name, current_setting('server_version_num')::int as version,
      current_setting('DateStyle') as style, quote_ident(current_user) as role`);
  for (const { name, version, style, role } of rows) {
    if (version < oldestPostgres * 10_000) {
      throw new MigrationError(
        `PostgreSQL ${name} is too old: Halved needs ${oldestPostgres} or newer. Upgrade it, or name another database in DATABASE_URL; nothing was changed.`,
      );
    }
    if (!style.startsWith('ISO')) {
      throw new MigrationError(
        `The database prints moments in the style ${style}, and Halved needs ISO. Change it for its user: alter role ${role} set datestyle = 'ISO'; nothing was changed.`,
      );
    }
  }
}

interface DatabaseFacts {
  encoding: string;
  /** The schema in which new tables would be; null if there is none. */
  schema: string | null;
  /** The user, quoted where SQL needs it. */
  role: string;
}

/** Throws if a new instance cannot begin: the words of some languages or the tables would have no place. */
export async function assertCanBegin(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<DatabaseFacts>(`
    select current_setting('server_encoding') as encoding, current_schema() as schema, quote_ident(current_user) as role`);
  for (const { encoding, schema, role } of rows) {
    if (encoding !== 'UTF8') {
      throw new MigrationError(
        `The database stores texts as ${encoding}, and Halved needs UTF8. Make one: create database halved owner halved encoding 'UTF8' template template0; nothing was changed.`,
      );
    }
    // The foreign keys of the migrations name the schema public.
    if (schema !== 'public') {
      throw new MigrationError(
        `New tables would be ${schema === null ? 'in no schema' : `in the schema ${schema}`}, and those of Halved are in public. Change it for its user: alter role ${role} set search_path = public; nothing was changed.`,
      );
    }
  }
}
