import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Database, databaseOver } from '../client.ts';
import { longTransaction } from '../long-transaction.ts';
import { knownMigrations, migrateWithin } from '../migrate.ts';
import * as schema from '../schema/index.ts';
import { BackupError, damaged } from './backup-error.ts';
import { openBackupFile } from './file.ts';
import { newerBackup } from './head.ts';
import type { BackupRecord } from './records.ts';
import { columnsOf, nameOf, tablesOf } from './tables.ts';

export interface RestoreOptions {
  /** The address of an empty database. */
  url: string;
  file: string;
  passphrase?: string | undefined;
  /** Corrects the restored rows, in the transaction of the restore. */
  correct?: (db: Database) => Promise<void>;
}

export interface Restored {
  /** When the backup was made, ISO 8601. */
  madeAt: string;
  tables: number;
  rows: number;
}

const usedText = `
  select count(*)::int as others from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

const sequencesText = `
  select table_name as table, column_name as column
  from information_schema.columns
  where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval(%')`;

const ownTables = new Set(
  Object.values<unknown>(schema).flatMap((part) => (is(part, PgTable) ? [getTableName(part)] : [])),
);

/** Refuses a database that somebody uses or lives in, or that holds anything of another program. */
async function assertEmpty(client: pg.Client): Promise<void> {
  const { rows: used } = await client.query<{ others: number }>(usedText);
  if ((used[0]?.others ?? 0) > 0) {
    throw new BackupError('Another program uses this database.', 'Stop the server, and restore again.');
  }
  const foreign = (await tablesOf(client)).map(({ name }) => name).filter((name) => !ownTables.has(name));
  if (foreign.length > 0) {
    throw new BackupError(
      `The database has tables that are not Halved’s: ${foreign.join(', ')}.`,
      'Name an empty database in DATABASE_URL. Nothing was changed.',
    );
  }
  const { rows: found } = await client.query<{ made: boolean }>(
    `select to_regclass('public.users') is not null as made`,
  );
  if (!found[0]?.made) return;
  const { rows: people } = await client.query('select 1 from public.users limit 1');
  if (people.length > 0) {
    throw new BackupError(
      'Somebody lives in this database already, and a backup is restored into an empty one.',
      'Name another database in DATABASE_URL, or another folder in DATA_DIR. Nothing was changed.',
    );
  }
}

/** Removes the tables of an instance in which nobody lives. */
async function removeTables(client: pg.Client): Promise<void> {
  for (const { name } of await tablesOf(client)) await client.query(`drop table ${nameOf(name)} cascade`);
  await client.query('drop schema if exists drizzle cascade');
}

/** Yields the rows of a table up to its end, and says how many there are to be. */
async function* rowsOf(
  records: AsyncGenerator<BackupRecord>,
  expect: (count: number) => void,
): AsyncGenerator<Buffer> {
  for (;;) {
    const { value: record, done } = await records.next();
    if (done) throw damaged();
    if (record.kind === 'tableEnd') return expect(record.count);
    if (record.kind !== 'rows') throw damaged();
    yield record.rows;
  }
}

/** Copies all tables of the backup into the database. */
async function copyTables(
  client: pg.Client,
  records: AsyncGenerator<BackupRecord>,
): Promise<Omit<Restored, 'madeAt'>> {
  const copied = { tables: 0, rows: 0 };
  for (;;) {
    const { value: record, done } = await records.next();
    if (done) throw damaged();
    if (record.kind === 'end') return copied;
    if (record.kind !== 'table') throw damaged();
    const stream = client.query(copyFrom(`copy ${columnsOf(record.table)} from stdin`));
    let expected = -1;
    const rows = rowsOf(records, (count) => {
      expected = count;
    });
    await pipeline(Readable.from(rows), stream);
    if (stream.rowCount !== expected) throw damaged();
    copied.tables++;
    copied.rows += stream.rowCount;
  }
}

/** Lets each sequence go on after the highest restored number. */
async function setSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(sequencesText);
  for (const { table, column } of rows) {
    const highest = `(select max(${pg.escapeIdentifier(column)}) from ${nameOf(table)})`;
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(${highest}, 1), ${highest} is not null)`,
      [nameOf(table), column],
    );
  }
}

/**
 * Ends every way into an account but the password. A session or a link that was ended after the backup, for example
 * because it was stolen, would work again. The devices that get push messages go with their sessions.
 */
async function endSessions(client: pg.Client): Promise<void> {
  await client.query('delete from sessions');
  await client.query('delete from email_tokens');
}

/**
 * Restores a backup into an empty database, migrates it to the newest schema, and ends all sessions. If anything fails,
 * the database is as it was.
 * @throws BackupError with the cause and the remedy
 */
export async function restore({ url, file, passphrase, correct }: RestoreOptions): Promise<Restored> {
  const backup = await openBackupFile(file, passphrase);
  if (backup.head.migrations > knownMigrations()) throw newerBackup();
  return longTransaction(url, async (client) => {
    await assertEmpty(client);
    await removeTables(client);
    await migrateWithin(client, { upTo: backup.head.migrations });
    // Rows that a migration has inserted are in the backup, too.
    const names = (await tablesOf(client)).map(({ name }) => nameOf(name));
    if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
    const copied = await copyTables(client, backup.records());
    await setSequences(client);
    await migrateWithin(client);
    await endSessions(client);
    await correct?.(databaseOver(client));
    await client.query('analyze');
    return { madeAt: backup.head.madeAt, ...copied };
  });
}
