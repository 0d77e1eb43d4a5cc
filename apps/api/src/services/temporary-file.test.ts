import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
});
