import { mkdtemp, readdir, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { backupFindings } from '../modules/doctor/backup-findings.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { makeDueBackup } from './make-backup.ts';
import { jobsOf } from './registry.ts';

let api: Api;
let folder = '';
const log: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halved-backups-'));
  api = await startApi({
    variables: { BACKUP_EVERY_HOURS: '24', BACKUP_DIR: folder, BACKUP_KEEP: '2' },
    log: (line) => log.push(line),
  });
  await api.aMember();
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  for (const name of await readdir(folder)) await rm(join(folder, name));
});

const at = (day: number, hour = 3) => new Date(Date.UTC(2026, 4, day, hour));
const names = async () => (await readdir(folder)).toSorted();
const ahead = 'halved-2099-01-01T00-00-00.backup';

/** Makes a backup that is larger than what is free, without taking that space. */
async function makeHugeBackup(name: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  await writeFile(join(folder, name), '');
  await truncate(join(folder, name), bavail * bsize);
}

describe('backups on a schedule', () => {
  it('are made once in each interval, and only the newest are kept', async () => {
    await makeDueBackup(api.services, at(1));
    await makeDueBackup(api.services, at(1, 20));
    expect(await names()).toEqual(['halved-2026-05-01T03-00-00.backup']);
    await makeDueBackup(api.services, at(2));
    await makeDueBackup(api.services, at(3));
    expect(await names()).toEqual(['halved-2026-05-02T03-00-00.backup', 'halved-2026-05-03T03-00-00.backup']);
  });

  it('leave other files alone, and remove what a killed process left', async () => {
    await writeFile(join(folder, 'mine.backup'), '');
    await writeFile(join(folder, 'halved-2026-04-30T03-00-00.backup.unfinished'), '');
    await makeDueBackup(api.services, at(1));
    expect(await names()).toEqual(['halved-2026-05-01T03-00-00.backup', 'mine.backup']);
  });

  it('go on although a file is dated ahead by a clock that was wrong, which stays', async () => {
    await writeFile(join(folder, ahead), '');
    for (const day of [1, 2, 3]) await makeDueBackup(api.services, at(day));
    expect(await names()).toEqual([
      'halved-2026-05-02T03-00-00.backup',
      'halved-2026-05-03T03-00-00.backup',
      ahead,
    ]);
  });

  it('are dated by the clock of the database, not of this machine', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: at(1) });
    await makeDueBackup(api.services).finally(() => vi.useRealTimers());
    const [name = ''] = await names();
    const { rows } = await api.pool.query(
      `select abs(extract(epoch from now() - to_timestamp($1, 'YYYY-MM-DD"T"HH24-MI-SS')::timestamp at time zone 'UTC')) < 60 as close`,
      [name.slice('halved-'.length, -'.backup'.length)],
    );
    expect(rows).toEqual([{ close: true }]);
  });

  it('are made by one of several workers, which leave it alone while it writes', async () => {
    log.length = 0;
    // Their moments differ, so each would write a file of its own.
    await Promise.all([1, 2, 3].map((hour) => makeDueBackup(api.services, at(1, hour))));
    expect(await names()).toHaveLength(1);
    const made = log.filter((line) => line.includes('backup'));
    expect(made).toEqual([expect.stringContaining('a backup was made')]);
  });

  it('are refused on a disk without room for the next one, and the log says so', async () => {
    await makeHugeBackup('halved-2026-05-01T03-00-00.backup');
    await expect(makeDueBackup(api.services, at(2))).rejects.toThrow(
      /^The disk of .* has .* GB free, and the next backup needs about .* GB\. Free some space/,
    );
    expect(await names()).toEqual(['halved-2026-05-01T03-00-00.backup']);
    expect(log.join('\n')).toContain('and the next backup needs about');
  });

  it('are a job only if BACKUP_EVERY_HOURS is set', async () => {
    const jobs = (everyHours: number) =>
      jobsOf({
        ...api.services,
        env: { ...api.services.env, backups: { ...api.services.env.backups, everyHours } },
      }).map(({ name }) => name);
    expect(jobs(24)).toContain('make-backup');
    expect(jobs(0)).not.toContain('make-backup');
  });
});

describe('the doctor', () => {
  it('says that no backup is made, that there is none yet, how old the last one is, and that it is late', async () => {
    const { env } = api.services;
    const off = { backups: { ...env.backups, everyHours: 0 } };
    const [never] = await backupFindings(off);
    expect(never?.state).toBe('warning');
    expect(never?.text).toContain('set BACKUP_EVERY_HOURS=24');
    expect((await backupFindings(env, at(1)))[0]?.text).toContain(`There is no backup in ${folder} yet`);
    await makeDueBackup(api.services, at(1));
    const [fresh] = await backupFindings(env, at(2));
    expect(fresh).toMatchObject({ state: 'good' });
    expect(fresh?.text).toContain('The last backup is 24 hours old, not encrypted');
    const [late] = await backupFindings(env, at(4));
    expect(late?.state).toBe('warning');
    expect(late?.text).toContain('72 hours old');
  });

  it('warns of backups dated ahead, and tells the age of the newest other one', async () => {
    const { env } = api.services;
    await writeFile(join(folder, ahead), '');
    const [none] = await backupFindings(env, at(1));
    expect(none?.text).toContain(`There is no backup in ${folder} yet`);
    await makeDueBackup(api.services, at(1));
    const [fresh, warned] = await backupFindings(env, at(2));
    expect(fresh).toMatchObject({ state: 'good' });
    expect(fresh?.text).toContain('The last backup is 24 hours old');
    expect(warned).toEqual({
      state: 'warning',
      text: `Backups dated ahead by a wrong clock: ${ahead}. They do not count, and are not deleted by themselves: rename or delete them.`,
    });
  });

  it('reads in the file whether it is encrypted, and whether it is a backup', async () => {
    const { env } = api.services;
    const backups = { ...env.backups, passphrase: 'a quiet maple' };
    await makeDueBackup({ ...api.services, env: { ...env, backups } }, at(1));
    const [encrypted] = await backupFindings(env, at(1, 5));
    expect(encrypted?.text).toContain('2 hours old, encrypted');
    await makeDueBackup(api.services, at(2));
    const [plain] = await backupFindings({ backups }, at(2, 5));
    expect(plain?.text).toContain('2 hours old, not encrypted');
    await writeFile(join(folder, 'halved-2026-05-03T03-00-00.backup'), 'cut');
    const [broken] = await backupFindings(env, at(3, 5));
    expect(broken?.state).toBe('bad');
    expect(broken?.text).toContain(
      'The last backup cannot be read (it is no backup, or of a newer version): ',
    );
  });

  it('says that the next backup has no room', async () => {
    await makeDueBackup(api.services, at(1));
    expect((await backupFindings(api.services.env, at(1, 5))).map(({ state }) => state)).toEqual(['good']);
    await makeHugeBackup('halved-2026-05-02T03-00-00.backup');
    const findings = await backupFindings(api.services.env, at(2, 5));
    expect(findings).toContainEqual({
      state: 'bad',
      text: expect.stringMatching(/^The disk of .* GB free, and the next backup needs about/),
    });
  });
});
