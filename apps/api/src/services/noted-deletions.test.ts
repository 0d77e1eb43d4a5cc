import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '@halved/shared/durations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetOldDeletions, noteDeletion, notedDeletions } from './noted-deletions.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halved-deletions-'));
});
afterAll(() => rm(folder, { recursive: true }));

const settings = (everyHours: number, keep: number) => ({ folder, everyHours, keep, passphrase: undefined });
const id = '0198a4c2-7f3e-7d51-9a2b-3c4d5e6f7a8b';

it('a noted deletion is found once, and tells no id', async () => {
  await noteDeletion(settings(0, 7), id);
  await noteDeletion(settings(0, 7), id);
  const marks = await notedDeletions([folder, folder, join(folder, 'absent')]);
  expect(marks).toHaveLength(1);
  expect(marks[0]).toMatch(/^[\da-f]{64}$/);
});

it('a file that is no note is left out', async () => {
  const before = await notedDeletions([folder]);
  await writeFile(join(folder, 'deleted-accounts', '.DS_Store'), '');
  expect(await notedDeletions([folder])).toEqual(before);
  await rm(join(folder, 'deleted-accounts', '.DS_Store'));
});

it('a note is kept for a year, and for as long as the schedule keeps an older backup', async () => {
  const notes = join(folder, 'deleted-accounts');
  const [name = ''] = await readdir(notes);
  const age = async (days: number) => {
    const moment = new Date(Date.now() - days * dayMs);
    await utimes(join(notes, name), moment, moment);
  };
  await age(364);
  await forgetOldDeletions(settings(24, 7));
  expect(await readdir(notes)).toEqual([name]);
  await age(366);
  await forgetOldDeletions(settings(24, 400));
  expect(await readdir(notes)).toEqual([name]);
  await forgetOldDeletions(settings(24, 7));
  expect(await readdir(notes)).toEqual([]);
});
