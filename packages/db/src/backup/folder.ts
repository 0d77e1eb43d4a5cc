import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackedUp, backUp } from './back-up.ts';

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

/** The backups of the schedule, the newest first. Other files of the folder are left alone. */
export async function keptBackups(folder: string): Promise<KeptBackup[]> {
  const found = await readdir(folder).catch(() => []);
  return found
    .flatMap((name) => {
      const madeAt = momentOf(name);
      return madeAt ? [{ file: join(folder, name), madeAt }] : [];
    })
    .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

export interface Schedule {
  url: string;
  folder: string;
  keep: number;
  passphrase: string | undefined;
  /** The moment that names the file. */
  at: Date;
}

/** Makes a backup and deletes those beyond the newest `keep`, but none before the new one is whole. */
export async function backUpIntoFolder({ url, folder, keep, passphrase, at }: Schedule): Promise<BackedUp> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = (await readdir(folder)).filter((name) => unfinishedNames.test(name));
  await Promise.all(unfinished.map((name) => rm(join(folder, name), { force: true })));
  const made = await backUp({ url, file: join(folder, nameOf(at)), passphrase });
  const old = (await keptBackups(folder)).slice(keep);
  await Promise.all(old.map(({ file }) => rm(file, { force: true })));
  return made;
}
