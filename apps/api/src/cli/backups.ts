import { backUp } from '@halved/db/backup/back-up';
import { assertBackup } from '@halved/db/backup/file';
import { restore } from '@halved/db/backup/restore';
import { readEnv } from '../env.ts';
import { say } from '../start/say.ts';
import { secondsSince } from './seconds-since.ts';
import { withDatabase, withDatabaseAsItIs } from './with-database.ts';

const count = (value: number) => value.toLocaleString('en');

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** `db backup <file>`. */
export const backup = (file: string): Promise<void> =>
  withDatabaseAsItIs(async ({ url: usualUrl }, { databaseDirectUrl, backups: { passphrase } }) => {
    const url = databaseDirectUrl ?? usualUrl;
    const begun = performance.now();
    const { tables, rows, bytes } = await backUp({ url, file, passphrase });
    say(
      `${file}: ${count(rows)} rows of ${tables} tables, ${megabytes(bytes)}, ${passphrase ? 'encrypted' : 'not encrypted'} (${secondsSince(begun)}).`,
    );
  });

/** `db restore <file>`. */
export async function restoreBackup(file: string): Promise<void> {
  const { databaseDirectUrl, databaseUrl, backups } = readEnv();
  const restoreInto = async (url: string) => {
    const begun = performance.now();
    const { madeAt, tables, rows } = await restore({ url, file, passphrase: backups.passphrase });
    say(`Restored: ${count(rows)} rows of ${tables} tables, as of ${madeAt} (${secondsSince(begun)}).`);
  };
  // A database of the operator is not migrated first, because it may be the wrong one.
  const url = databaseDirectUrl ?? databaseUrl;
  if (url) return restoreInto(url);
  // No database is made for a mistyped file.
  await assertBackup(file);
  await withDatabase((embedded) => restoreInto(embedded.url));
}
