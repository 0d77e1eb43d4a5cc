import { backUp } from '@halved/db/backup/back-up';
import { BackupError } from '@halved/db/backup/backup-error';
import { assertBackup } from '@halved/db/backup/file';
import { restore } from '@halved/db/backup/restore';
import { readEnv } from '../env.ts';
import { CommandError } from '../start/explain.ts';
import { say, withDatabase, withDatabaseAsItIs } from './with-database.ts';

const count = (value: number) => value.toLocaleString('en');

const secondsSince = (begun: number) => `${((performance.now() - begun) / 1_000).toFixed(1)} s`;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** An error that the operator can do something about is printed without its stack. */
async function explained(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof BackupError ? new CommandError(error.message) : error;
  }
}

/** `db backup <file>`. */
export const backup = (file: string): Promise<void> =>
  withDatabaseAsItIs(({ url: usualUrl }, { databaseDirectUrl, backups: { passphrase } }) =>
    explained(async () => {
      const url = databaseDirectUrl ?? usualUrl;
      const begun = performance.now();
      const { tables, rows, bytes } = await backUp({ url, file, passphrase });
      say(
        `${file}: ${count(rows)} rows of ${tables} tables, ${megabytes(bytes)}, ${passphrase ? 'encrypted' : 'not encrypted'} (${secondsSince(begun)}).`,
      );
    }),
  );

/** `db restore <file>`. */
export async function restoreBackup(file: string): Promise<void> {
  const { databaseDirectUrl, databaseUrl, backups } = readEnv();
  const restoreInto = (url: string) =>
    explained(async () => {
      const begun = performance.now();
      const { madeAt, tables, rows } = await restore({ url, file, passphrase: backups.passphrase });
      say(`Restored: ${count(rows)} rows of ${tables} tables, as of ${madeAt} (${secondsSince(begun)}).`);
    });
  // A database of the operator is not migrated first, because it may be the wrong one.
  const url = databaseDirectUrl ?? databaseUrl;
  if (url) return restoreInto(url);
  // No database is made for a mistyped file.
  await explained(() => assertBackup(file));
  await withDatabase((embedded) => restoreInto(embedded.url));
}
