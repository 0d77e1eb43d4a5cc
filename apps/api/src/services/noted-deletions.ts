import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs, hourMs } from '@halved/shared/durations';
import type { BackupSettings } from '../env/backup-settings.ts';
import { removeOldFiles } from './old-files.ts';

// A backup holds the accounts that are deleted after it. Each deletion is noted beside the backups, so that a restore
// deletes these accounts again (docs/decisions/0044). A note is an empty file, which processes write and delete without
// waiting for each other.

const leastTermMs = 365 * dayMs;

/** The folder of the notes, which is in that of the backups. */
export const notesOf = (folder: string) => join(folder, 'deleted-accounts');

/** What stands for a deleted account: it tells nothing to anybody who does not have the account's id from a backup. */
const markOf = (userId: string) => createHash('sha256').update(userId).digest('hex');

const marks = /^[\da-f]{64}$/;

/** Notes that an account is deleted. Call it once the account is gone: a restore trusts the note. */
export async function noteDeletion(
  { folder }: Pick<BackupSettings, 'folder'>,
  userId: string,
): Promise<void> {
  await mkdir(notesOf(folder), { recursive: true, mode: 0o700 });
  await writeFile(join(notesOf(folder), markOf(userId)), '', { mode: 0o600 });
}

/** A folder that is not there has no notes. One that cannot be read fails, because it may have some. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });

/** The marks of the accounts whose deletion is noted beside the backups of these folders. */
export async function notedDeletions(folders: readonly string[]): Promise<string[]> {
  const names = await Promise.all(folders.map((folder) => namesIn(notesOf(folder))));
  return [...new Set(names.flat())].filter((name) => marks.test(name));
}

/** Deletes the notes that are older than a year, and older than every backup of the schedule. */
export const forgetOldDeletions = ({ folder, everyHours, keep }: BackupSettings): Promise<void> =>
  removeOldFiles(notesOf(folder), Math.max(leastTermMs, (keep + 1) * everyHours * hourMs));
