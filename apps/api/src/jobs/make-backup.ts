import { backUpIntoFolder, keptBackups } from '@halved/db/backup/folder';
import type { Services } from '../services/index.ts';

const hourMs = 60 * 60_000;
/** A backup that is due within this time is made now, because the job looks once an hour. */
const earlyMs = hourMs / 2;

/** Makes a backup if the last one is old enough. */
export async function makeDueBackup(
  { databaseUrl, env, log }: Pick<Services, 'databaseUrl' | 'env' | 'log'>,
  at = new Date(),
): Promise<void> {
  const { everyHours, folder, keep, passphrase } = env.backups;
  const [last] = await keptBackups(folder);
  if (last && at.getTime() - last.madeAt.getTime() < everyHours * hourMs - earlyMs) return;
  const url = env.databaseDirectUrl ?? databaseUrl;
  const { rows, bytes } = await backUpIntoFolder({ url, folder, keep, passphrase, at });
  log.info({ rows, bytes }, 'a backup was made');
}
