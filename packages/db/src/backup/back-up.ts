import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { longTransaction } from '../long-transaction.ts';
import { appliedMigrations } from '../migrate.ts';
import { notOurs } from './backup-error.ts';
import { newEncryption } from './encryption.ts';
import { writeBackupFile } from './file.ts';
import { newHead } from './head.ts';
import type { BackupRecord } from './records.ts';
import { columnsOf, tablesOf } from './tables.ts';

export interface BackUpOptions {
  /** The address of the database. */
  url: string;
  /** The path of the backup. A file of this name is replaced. */
  file: string;
  /** Encrypts the backup. */
  passphrase?: string | undefined;
}

export interface BackedUp {
  tables: number;
  rows: number;
  bytes: number;
}

/** Does work in one transaction that only reads, and that sees the database as it is at one moment. */
export const withSnapshot = <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => longTransaction(url, work, 'repeatable read, read only');

/** Writes all tables of an instance into one file, in the transaction of `withSnapshot`. */
export async function writeTables(
  client: pg.Client,
  { file, passphrase }: Omit<BackUpOptions, 'url'>,
): Promise<BackedUp> {
  const migrations = await appliedMigrations(client);
  if (migrations === null) throw notOurs();
  const tables = await tablesOf(client);
  const counted = { rows: 0 };
  async function* records(): AsyncGenerator<BackupRecord> {
    for (const table of tables) {
      yield { kind: 'table', table };
      const stream = client.query(copyTo(`copy ${columnsOf(table)} to stdout`));
      for await (const rows of stream) yield { kind: 'rows', rows };
      counted.rows += stream.rowCount;
      yield { kind: 'tableEnd', count: stream.rowCount };
    }
    yield { kind: 'end' };
  }
  const encrypted = passphrase ? newEncryption(passphrase) : undefined;
  const head = newHead({
    madeAt: new Date().toISOString(),
    migrations,
    encryption: encrypted?.encryption ?? null,
  });
  const bytes = await writeBackupFile(file, { head, cipher: encrypted?.cipher, records: records() });
  return { tables: tables.length, rows: counted.rows, bytes };
}

/**
 * Writes all tables of an instance into one file, as they are at one moment, while the instance runs. The jobs of
 * pg-boss are left out, because the server makes them again. The schema stays as it is, also if it is of another version.
 * @throws BackupError with the cause and the remedy
 */
export const backUp = ({ url, ...options }: BackUpOptions): Promise<BackedUp> =>
  withSnapshot(url, (client) => writeTables(client, options));
