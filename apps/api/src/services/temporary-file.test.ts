import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TemporaryFile } from './temporary-file.ts';

let folder: string;
/** A folder below a file, which not even root can create. */
let closed: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halved-test-temporary-'));
  writeFileSync(join(folder, 'file'), '');
  closed = join(folder, 'file', 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a temporary file', () => {
  it('is made elsewhere if its folder is not writable, and has no name there either', async () => {
    const elsewhere = join(folder, 'elsewhere');
    const file = await TemporaryFile.create(closed, elsewhere);
    await file.write('kept');
    expect(await text(await file.read())).toBe('kept');
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it('is refused, and may be tried again later, if no folder is writable', async () => {
    await expect(TemporaryFile.create(closed, closed)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      retryAfter: expect.any(Number),
    });
  });

  it('needs no room on the disk while it is short, and is refused beyond that if the disk is full', async () => {
    const handle = await open(join(folder, 'file'));
    const append = vi.spyOn(Object.getPrototypeOf(handle), 'appendFile');
    await handle.close();
    append.mockRejectedValue(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    try {
      const short = await TemporaryFile.create(folder);
      await short.write('kept, ');
      await short.write('ünd whole');
      expect(await text(await short.read())).toBe('kept, ünd whole');
      expect(short.size).toBe(Buffer.byteLength('kept, ünd whole'));
      const long = await TemporaryFile.create(folder);
      await expect(long.write('x'.repeat(1_000_000))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      await long.discard();
    } finally {
      append.mockRestore();
    }
  });
});
