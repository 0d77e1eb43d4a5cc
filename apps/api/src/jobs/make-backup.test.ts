import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backupFindings } from '../modules/doctor/backup-findings.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { makeDueBackup } from './make-backup.ts';
import { jobsOf } from './registry.ts';

let api: Api;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halved-backups-'));
  api = await startApi({ variables: { BACKUP_EVERY_HOURS: '24', BACKUP_DIR: folder, BACKUP_KEEP: '2' } });
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
});
