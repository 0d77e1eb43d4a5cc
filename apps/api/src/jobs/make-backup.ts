import { databaseNow } from '@halved/db';
import { BackupError } from '@halved/db/backup/backup-error';
import { backUpIntoFolder, type KeptBackup } from '@halved/db/backup/folder';
import { hourMs } from '@halved/shared/durations';
import type { Services } from '../services/index.ts';

/** A backup that is due within this time is made now, because the job looks once an hour. */
const earlyMs = hourMs / 2;

/**
 * Makes a backup if the last one is old enough, by the clock of the database, which all processes share. If several
 * processes do this at once, one of them makes it.
 * @throws BackupError with the cause and the remedy, which the log has too
 */
export async function makeDueBackup(
  { databaseUrl, db, env, log }: Pick<Services, 'databaseUrl' | 'db' | 'env' | 'log'>,
  moment?: Date,
): Promise<void> {
  const { everyHours, folder, keep, passphrase } = env.backups;
  const at = moment ?? (await databaseNow(db));
  const isDue = (last: KeptBackup | undefined) =>
    !last || at.getTime() - last.madeAt.getTime() >= everyHours * hourMs - earlyMs;
  const url = env.databaseDirectUrl ?? databaseUrl;
  try {
    const made = await backUpIntoFolder({ url, folder, keep, passphrase, at, isDue });
    if (made) log.info({ rows: made.rows, bytes: made.bytes }, 'a backup was made');
  } catch (error) {
    // The queue logs only the kind of an error. A BackupError holds nobody's words.
    if (error instanceof BackupError) log.error({ reason: error.message }, 'no backup was made');
    throw error;
  }
}
