import { keptBackups } from '@halved/db/backup/folder';
import type { Env } from '../../env.ts';
import { type Finding, good, warning } from './finding.ts';

const hourMs = 60 * 60_000;
/** A backup is late after twice its interval. */
const lateAfter = 2;

/** Reports whether backups are made, and the age of the last one. */
export async function backupFindings(
  { backups }: Pick<Env, 'backups'>,
  now = new Date(),
): Promise<Finding[]> {
  const { everyHours, folder, passphrase } = backups;
  if (everyHours === 0) {
    return [
      warning(
        'No backup is made by itself: set BACKUP_EVERY_HOURS=24, or run npm run halved -- db backup <file> on a schedule.',
      ),
    ];
  }
  const [last] = await keptBackups(folder);
  if (!last)
    return [warning(`There is no backup in ${folder} yet; a running server makes one within an hour.`)];
  const hours = Math.round((now.getTime() - last.madeAt.getTime()) / hourMs);
  const text = `The last backup is ${hours} hours old, ${passphrase ? 'encrypted' : 'not encrypted'}: ${last.file}.`;
  return hours > lateAfter * everyHours
    ? [warning(`${text} That is late; the log of the server says why.`)]
    : [good(text)];
}
