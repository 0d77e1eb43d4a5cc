import { once } from 'node:events';
import { lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { backUp } from './back-up.ts';
import { BackupError } from './backup-error.ts';
import { explainFileError } from './file-errors.ts';

let source: TestDatabase;
let folder = '';
beforeAll(async () => {
  source = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'halved-file-errors-'));
});
afterAll(async () => {
  await source.drop();
  await rm(folder, { recursive: true });
});

const failureOf = (name: string) =>
  backUp({ url: source.url, file: join(folder, name) }).then(
    () => undefined,
    (error: unknown) => (error instanceof BackupError ? error.message : error),
  );

describe('a backup that cannot be written says why, and what to do', () => {
  it('into a folder that is not there', async () => {
    expect(await failureOf('absent/x')).toBe(
      `There is no folder ${folder}/absent. Make it, or name another one.`,
    );
  });

  it('into a file as if it were a folder', async () => {
    await writeFile(join(folder, 'plain'), '');
    expect(await failureOf('plain/x')).toBe(
      `There is no folder ${folder}/plain. Make it, or name another one.`,
    );
  });

  it('over a folder', async () => {
    await mkdir(join(folder, 'taken'));
    expect(await failureOf('taken')).toBe(`${folder}/taken is a folder. Name a file in it.`);
    expect(await readdir(folder)).not.toContain('taken.unfinished');
  });

  it('over a device or a socket, which stays what it is', async () => {
    const socket = createServer().listen(join(folder, 'socket'));
    await once(socket, 'listening');
    expect(await failureOf('socket')).toBe(
      `${folder}/socket is a device or a pipe. Name a file, which the backup makes or replaces.`,
    );
    expect((await lstat(join(folder, 'socket'))).isSocket()).toBe(true);
    await symlink('socket', join(folder, 'link'));
    expect(await failureOf('link')).toContain('/link is a device or a pipe.');
    expect((await lstat(join(folder, 'link'))).isSymbolicLink()).toBe(true);
    socket.close();
  });

  it('onto a full disk', async () => {
    await symlink('/dev/full', join(folder, 'large.unfinished'));
    expect(await failureOf('large')).toBe(
      `The disk of ${folder} is full. Free some space, or name a folder on a larger disk. Earlier backups are unchanged.`,
    );
    expect(await readdir(folder)).not.toContain('large.unfinished');
  });

  it.each([
    ['EACCES', 'cannot be written by this user (EACCES). Let the user that runs Halved write there'],
    ['EROFS', 'cannot be written by this user (EROFS). Let the user that runs Halved write there'],
    ['EIO', 'cannot be written (EIO). Look into the log of the system, or name a folder on another disk.'],
  ])('after %s', (code, message) => {
    const explained = explainFileError(Object.assign(new Error('open'), { code }), '/backups/x');
    expect(explained).toBeInstanceOf(BackupError);
    expect(String(explained)).toContain(message);
  });

  it('but an error of the database stays what it is', () => {
    const lost = Object.assign(new Error('read'), { code: 'ECONNRESET' });
    expect(explainFileError(lost, '/backups/x')).toBe(lost);
  });
});
