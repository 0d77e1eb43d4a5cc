import { basename } from 'node:path';
import { BackupError } from '@halved/db/backup/backup-error';
import { readBackupHead } from '@halved/db/backup/file';
import { type KeptBackup, keptBackups, lackOfRoom } from '@halved/db/backup/folder';
import type { BackupHead } from '@halved/db/backup/head';
import { hourMs } from '@halved/shared/durations';
import type { Env } from '../../env.ts';
import { bad, type Finding, good, warning, warningIf } from './finding.ts';

/** A backup is late after twice its interval. */
const lateAfter = 2;

const reasonOf = (error: unknown): string =>
  error instanceof BackupError ? 'it is no backup, or of a newer version' : String(error);

async function lastFinding({ file, madeAt }: KeptBackup, everyHours: number, now: Date): Promise<Finding> {
  let head: BackupHead;
  try {
    head = await readBackupHead(file);
  } catch (error) {
    return bad(
      `The last backup cannot be read (${reasonOf(error)}): ${file}. Let this user read it, or delete it; a running server makes another one when it is due.`,
    );
  }
  const hours = Math.max(Math.round((now.getTime() - madeAt.getTime()) / hourMs), 0);
  const text = `The last backup is ${hours} hours old, ${head.encryption ? 'encrypted' : 'not encrypted'}: ${file}.`;
  return hours > lateAfter * everyHours
    ? warning(`${text} That is late; the log of the server says why.`)
    : good(text);
}

/** Reports whether backups are made, the age of the last one, and whether the next one has room. */
export async function backupFindings(
  { backups }: Pick<Env, 'backups'>,
  now = new Date(),
): Promise<Finding[]> {
  const { everyHours, folder } = backups;
  if (everyHours === 0) {
    return [
      warning(
        'No backup is made by itself: set BACKUP_EVERY_HOURS=24, or run npm run halved -- db backup <file> on a schedule.',
      ),
    ];
  }
  const { made, ahead } = await keptBackups(folder, now);
  const [last] = made;
  const lack = last && (await lackOfRoom(last));
  const names = ahead.map(({ file }) => basename(file)).join(', ');
  return [
    last
      ? await lastFinding(last, everyHours, now)
      : warning(`There is no backup in ${folder} yet; a running server makes one within an hour.`),
    ...(lack ? [bad(lack.message)] : []),
    ...warningIf(
      ahead.length > 0,
      `Backups dated ahead by a wrong clock: ${names}. They do not count, and are not deleted by themselves: rename or delete them.`,
    ),
  ];
}
