import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from '../embedded.ts';
import { explain } from './embedded-error.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halved-embedded-'));
  chmodSync(folder, 0o711);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

it('the database gets a new password if the file of it is empty or missing, but not while it is in use', async () => {
  const dataDir = join(folder, 'data');
  const file = join(dataDir, 'postgres.password');
  const first = await openEmbedded({ dataDir });
  await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS n');
  await first.stop();
  for (const lose of [() => writeFileSync(file, ''), () => rmSync(file)]) {
    lose();
    const opened = await openEmbedded({ dataDir });
    expect(await ask(opened.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(opened.url).toContain(`:${readFileSync(file, 'utf8').trim()}@`);
    lose();
    await expect(openEmbedded({ dataDir })).rejects.toThrow(
      `The password in ${file} is lost, and another process uses the database. Stop it, and start again: then the database gets a new one.`,
    );
    expect(await ask(opened.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    await opened.stop();
  }
});

it.each(['wrong ownership', 'invalid permissions'])(
  'a folder with %s needs a file system with owners and permissions',
  (fault) => {
    const output = `FATAL:  data directory "/mnt/usb/postgres" has ${fault}\n`;
    expect(explain(output, 'x.log').message).toMatch(/chmod -R go=.*ext4, XFS or APFS.*\/mnt\/usb/);
  },
);
