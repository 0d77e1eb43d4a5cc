import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFile } from './create-file.ts';
import { EmbeddedError } from './embedded-error.ts';
import { withLock } from './users.ts';

const run = promisify(execFile);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halved-file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a call of a module in a process that can make files, but write nothing into them, as on a full disk. */
function onFullDisk(module: string, call: string): Promise<unknown> {
  const source = fileURLToPath(new URL(module, import.meta.url));
  const program = `import * as it from ${JSON.stringify(source)}; await it.${call};`;
  const command = 'ulimit -f 0; exec "$0" --input-type=module-typescript -e "$1"';
  return run('sh', ['-c', command, process.execPath, program]);
}

it('a file is created with its whole text, and once', () => {
  const file = join(folder, 'file');
  expect(createFile(file, 'first')).toBe(true);
  expect(createFile(file, 'second')).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe('first');
  expect(readdirSync(folder)).toEqual(['file']);
});

it.each(['EPERM', 'ENOTSUP', 'ENOSYS'])(
  'a file system without hard links is named (%s), with the remedy',
  (code) => {
    const link = () => {
      throw Object.assign(new Error(`${code}: link`), { code });
    };
    const create = () => createFile(join(folder, 'file'), 'text', link);
    expect(create).toThrow(EmbeddedError);
    expect(create).toThrow(
      `The file system of ${folder} has no hard links (${code}). Point DATA_DIR at a folder on`,
    );
    expect(readdirSync(folder)).toEqual([]);
  },
);

it.skipIf(process.platform === 'win32')(
  'a full disk leaves no empty file, which the next start would read',
  async () => {
    const call = `createFile(${JSON.stringify(join(folder, 'file'))}, 'text')`;
    await expect(onFullDisk('create-file.ts', call)).rejects.toThrow('EFBIG');
    expect(readdirSync(folder)).toEqual([]);
  },
);

it.skipIf(process.platform === 'win32')(
  'a full disk leaves no lock, for which the next start would wait',
  async () => {
    const call = `withLock(${JSON.stringify(folder)}, 1_000, async () => {})`;
    await expect(onFullDisk('users.ts', call)).rejects.toThrow('EFBIG');
    expect(await withLock(folder, 0, async () => 'done')).toBe('done');
  },
);
