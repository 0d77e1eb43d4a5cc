import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase, withAdmin } from '@halved/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';
import { runCommand } from '../testing/operator.ts';
import { liveALife } from '../testing/whole-life.ts';

let api: Api;
let folder = '';
beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(join(tmpdir(), 'halved-backup-'));
  await liveALife(api);
}, 60_000);
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const run = (url: string, args: string[], passphrase = '') =>
  runCommand(['db', ...args], { DATABASE_URL: url, DATA_DIR: folder, BACKUP_PASSPHRASE: passphrase });

const tablesText = `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;

/** All rows of all tables, as text. */
const contentOf = (url: string): Promise<Record<string, string[]>> =>
  withAdmin(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(tablesText);
    const content: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from "${name}" t order by 1`,
      );
      content[name] = rows.map(({ row }) => row);
    }
    return content;
  });

/** Runs `work` with an empty database of its own. */
async function withEmpty<T>(work: (target: TestDatabase) => Promise<T>): Promise<T> {
  const target = await createTestDatabase();
  try {
    return await work(target);
  } finally {
    await target.drop();
  }
}

const pathOf = (name: string) => join(folder, name);

describe('a backup', () => {
  it('is restored with the same rows in every table', async () => {
    const made = await run(api.url, ['backup', pathOf('whole')]);
    expect(made.output).toMatch(/rows of \d+ tables, .* MB, not encrypted/);
    expect((await stat(pathOf('whole'))).mode & 0o077).toBe(0);
    await withEmpty(async (target) => {
      const { code, output } = await run(target.url, ['restore', pathOf('whole')]);
      expect(output).toMatch(/^Restored: .* rows of \d+ tables, as of 20/m);
      expect(code).toBe(0);
      const [before, after] = [await contentOf(api.url), await contentOf(target.url)];
      expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(20);
      expect(after).toEqual(before);
    });
  });

  it('is encrypted with a passphrase, which the restore needs', async () => {
    const made = await run(api.url, ['backup', pathOf('secret')], 'a quiet maple');
    expect(made.output).toContain(', encrypted (');
    expect((await readFile(pathOf('secret'))).includes('member')).toBe(false);
    await withEmpty(async ({ url }) => {
      const before = await contentOf(url);
      const none = await run(url, ['restore', pathOf('secret')]);
      expect(none.output).toContain('The backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.');
      const wrong = await run(url, ['restore', pathOf('secret')], 'a loud maple');
      expect(wrong.output).toContain('The passphrase is not that of the backup.');
      expect([none.code, wrong.code]).toEqual([1, 1]);
      expect(await contentOf(url)).toEqual(before);
      expect((await run(url, ['restore', pathOf('secret')], 'a quiet maple')).code).toBe(0);
      expect(await contentOf(url)).toEqual(await contentOf(api.url));
    });
  });

  it('that is cut short, changed, or no backup is refused, and nothing is changed', async () => {
    const whole = await readFile(pathOf('whole'));
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(whole.length >> 1) ^ 1, whole.length >> 1);
    const files = { cut: whole.subarray(0, -1), half: whole.subarray(0, whole.length >> 1), changed };
    await withEmpty(async ({ url }) => {
      const before = await contentOf(url);
      for (const [name, bytes] of Object.entries(files)) {
        await writeFile(pathOf(name), bytes);
        const { code, output } = await run(url, ['restore', pathOf(name)]);
        expect(output).toContain('The backup is damaged: it was cut short or changed. Copy it again');
        expect(code).toBe(1);
      }
      await writeFile(pathOf('other'), 'PGDMP');
      expect((await run(url, ['restore', pathOf('other')])).output).toContain('This file is not a backup');
      expect((await run(url, ['restore', pathOf('absent')])).output).toContain('There is no file');
      expect((await run(url, ['restore', tmpdir()])).output).toContain('is a folder. Name the backup in it.');
      expect(await contentOf(url)).toEqual(before);
    });
  });

  it('is not restored into a database of another program, which stays as it is', async () => {
    await withEmpty(async ({ url }) => {
      await withAdmin(url, (client) =>
        client.query(
          'drop schema public cascade; create schema public; drop schema drizzle cascade; create table invoices (id integer)',
        ),
      );
      const { code, output } = await run(url, ['restore', pathOf('whole')]);
      expect(output).toContain(
        'The database has tables that are not Halved’s: invoices. Name an empty database',
      );
      expect(code).toBe(1);
      expect(Object.keys(await contentOf(url))).toEqual(['invoices']);
    });
  });

  it('of a newer version is refused', async () => {
    const [head = '', ...rest] = (await readFile(pathOf('whole'), 'latin1')).split('\n');
    const newer = [head.replace(/"version":\d+/, '"version":99'), ...rest].join('\n');
    await writeFile(pathOf('newer'), newer, 'latin1');
    await withEmpty(async ({ url }) => {
      const { code, output } = await run(url, ['restore', pathOf('newer')]);
      expect(output).toContain('The backup was made by a newer version of Halved. Install that version');
      expect(code).toBe(1);
    });
  });
});
