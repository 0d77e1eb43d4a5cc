import { dirname, resolve } from 'node:path';
import { backUp } from '@halved/db/backup/back-up';
import { assertBackup } from '@halved/db/backup/file';
import { restore } from '@halved/db/backup/restore';
import { readEnv } from '../env.ts';
import { removeMarked } from '../modules/auth/public.ts';
import { notedDeletions, notesOf } from '../services/noted-deletions.ts';
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

/** What a restore cannot know, and the operator has to do. */
const leftToDo =
  'Everything else is as it was at that moment. Passwords, roles, suspensions and blocks that were changed since are the old ones, and worries and comments that were deleted or made private since are there again. Set right what you know of before others can reach the server, and tell the members.';

const deletedAgain = (accounts: number, folders: readonly string[]) =>
  `Accounts deleted again: ${count(accounts)}, by the notes in ${folders.map(notesOf).join(' or ')}. Others that were deleted since the backup are back.`;

/** `db restore <file>`. */
export async function restoreBackup(file: string): Promise<void> {
  const { databaseDirectUrl, databaseUrl, backups } = readEnv();
  const restoreInto = async (url: string) => {
    const begun = performance.now();
    const folders = [...new Set([dirname(resolve(file)), backups.folder])];
    const marks = await notedDeletions(folders);
    let removed = 0;
    const { madeAt, tables, rows } = await restore({
      url,
      file,
      passphrase: backups.passphrase,
      correct: async (db) => {
        removed = await removeMarked(db, marks);
      },
    });
    say(`Restored: ${count(rows)} rows of ${tables} tables, as of ${madeAt} (${secondsSince(begun)}).`);
    say('Ended: all sessions, mailed links and subscriptions to push messages. Everybody signs in again.');
    say(deletedAgain(removed, folders));
    say(leftToDo);
  };
  // A database of the operator is not migrated first, because it may be the wrong one.
  const url = databaseDirectUrl ?? databaseUrl;
  if (url) return restoreInto(url);
  // No database is made for a mistyped file.
  await assertBackup(file);
  await withDatabase((embedded) => restoreInto(embedded.url));
}
