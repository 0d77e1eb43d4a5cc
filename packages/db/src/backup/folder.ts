import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hourMs } from '@halved/shared/durations';
import type { Client } from 'pg';
import { type BackedUp, withSnapshot, writeTables } from './back-up.ts';
import { BackupError } from './backup-error.ts';
import { explainFileError } from './file-errors.ts';

const names = /^halved-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)\.backup$/;

const nameOf = (at: Date) => `halved-${at.toISOString().slice(0, 19).replaceAll(':', '-')}.backup`;

const momentOf = (name: string): Date | undefined => {
  const [date, time] = names.exec(name)?.[1]?.split('T') ?? [];
  return date && time ? new Date(`${date}T${time.replaceAll('-', ':')}Z`) : undefined;
};

/** What a killed process left. */
const unfinishedNames = /^halved-[\dT-]+\.backup\.unfinished$/;

export interface KeptBackup {
  file: string;
  madeAt: Date;
}

/** The backups of the schedule, the newest first. */
export interface KeptBackups {
  /** Those made up to now. */
  made: KeptBackup[];
  /** Those that a clock named while it was wrong. They are no reason to wait, and never deleted. */
  ahead: KeptBackup[];
}

/** Clocks differ a little, so a backup that is dated ahead by no more than this counts as made. */
const toleratedLeadMs = hourMs;

/** Lists the backups of the schedule. Other files of the folder are left alone. */
export async function keptBackups(folder: string, now: Date): Promise<KeptBackups> {
  const found = await readdir(folder).catch(() => []);
  const all = found
    .flatMap((name) => {
      const madeAt = momentOf(name);
      return madeAt ? [{ file: join(folder, name), madeAt }] : [];
    })
    .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const isMade = ({ madeAt }: KeptBackup) => madeAt.getTime() - now.getTime() <= toleratedLeadMs;
  return { made: all.filter(isMade), ahead: all.filter((backup) => !isMade(backup)) };
}

/** The next backup is larger than the last one by no more than this. */
const growth = 1.2;

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/**
 * Why the disk has no room for the next backup, judged by the last one; undefined if it has. The folder often lies on
 * the disk of the embedded database, which could write nothing more once a backup had filled it.
 */
export async function lackOfRoom({ file }: KeptBackup): Promise<BackupError | undefined> {
  const folder = dirname(file);
  const [{ size }, { bavail, bsize }] = await Promise.all([stat(file), statfs(folder)]);
  const [needed, free] = [growth * size, bavail * bsize];
  if (free >= needed) return undefined;
  return new BackupError(
    `The disk of ${folder} has ${gigabytes(free)} free, and the next backup needs about ${gigabytes(needed)}.`,
    'Free some space, for example of older backups, or name a folder on a larger disk in BACKUP_DIR.',
  );
}

export interface Schedule {
  url: string;
  folder: string;
  keep: number;
  passphrase: string | undefined;
  /** The moment that names the file, by the clock of the database. */
  at: Date;
  /** Whether a backup is due after the last one. */
  isDue: (last: KeptBackup | undefined) => boolean;
}

/** Whether no other process makes a backup. The lock lasts as long as the transaction, also through PgBouncer. */
async function isAlone(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('backup', 0)) as "isMine"`,
  );
  return rows[0]?.isMine ?? false;
}

/** Prepares the folder: makes it if need be, and removes what a killed process left. Call it while no other writes. */
async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = (await readdir(folder)).filter((name) => unfinishedNames.test(name));
  await Promise.all(unfinished.map((name) => rm(join(folder, name), { force: true })));
}

/**
 * Makes a backup if one is due, and deletes those beyond the newest `keep`, but none before the new one is whole.
 * Undefined if none is due, or if another process is making it.
 * @throws BackupError with the cause and the remedy
 */
export async function backUpIntoFolder(schedule: Schedule): Promise<BackedUp | undefined> {
  const { url, folder, keep, passphrase, at, isDue } = schedule;
  const made = async () => (await keptBackups(folder, at)).made;
  if (!isDue((await made())[0])) return undefined;
  return withSnapshot(url, async (client) => {
    if (!(await isAlone(client))) return undefined;
    // Another process may have finished it a moment ago.
    const [last] = await made();
    if (!isDue(last)) return undefined;
    const file = join(folder, nameOf(at));
    try {
      await prepareFolder(folder);
    } catch (error) {
      throw explainFileError(error, file);
    }
    const lack = last && (await lackOfRoom(last));
    if (lack) throw lack;
    const backedUp = await writeTables(client, { file, passphrase });
    await Promise.all((await made()).slice(keep).map((old) => rm(old.file, { force: true })));
    return backedUp;
  });
}
