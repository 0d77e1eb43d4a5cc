import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@halved/db';
import { createTestDatabase, type TestDatabase, withAdmin } from '@halved/db/testing/test-database';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineCounters } from '../jobs/counter-queries.ts';
import { password } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { runCommand } from '../testing/operator.ts';
import { tracesIn } from '../testing/traces.ts';
import { liveALife } from '../testing/whole-life.ts';

let api: Api;
let folder = '';
let life: Awaited<ReturnType<typeof liveALife>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halved-backup-'));
  api = await startApi({ variables: { DATA_DIR: folder } });
  life = await liveALife(api);
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

/** The tables of sessions, of mailed links and of what goes with a session. */
const endedTables = ['sessions', 'refresh_tokens', 'push_subscriptions', 'push_messages', 'email_tokens'];

/** What a restore makes of these rows, if no account was deleted since. */
const restored = (content: Record<string, string[]>) => ({
  ...content,
  ...Object.fromEntries(endedTables.map((name) => [name, []])),
});

const pathOf = (name: string) => join(folder, name);

describe('a backup', () => {
  it('is restored with the same rows in every table, but all sessions and mailed links have ended', async () => {
    const made = await run(api.url, ['backup', pathOf('whole')]);
    expect(made.output).toMatch(/rows of \d+ tables, .* MB, not encrypted/);
    expect((await stat(pathOf('whole'))).mode & 0o077).toBe(0);
    await withEmpty(async (target) => {
      const { code, output } = await run(target.url, ['restore', pathOf('whole')]);
      expect(output).toMatch(/^Restored: .* rows of \d+ tables, as of 20/m);
      expect(output).toContain('Ended: all sessions, mailed links and subscriptions to push messages.');
      expect(code).toBe(0);
      const [before, after] = [await contentOf(api.url), await contentOf(target.url)];
      expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(20);
      for (const name of endedTables) expect(before[name]).not.toEqual([]);
      expect(after).toEqual(restored(before));
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
      expect(await contentOf(url)).toEqual(restored(await contentOf(api.url)));
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

describe('an account that was deleted after the backup', () => {
  beforeAll(async () => {
    await run(api.url, ['backup', pathOf('before')]);
    await api.call(contract.auth.deleteAccount, { as: life.me, input: { password } });
  });

  /** The tables of a database that hold anything of the member, and the counters there that are wrong. */
  async function leftIn({ url }: TestDatabase) {
    const open = openDatabase({ url });
    const left = [await tracesIn(open, life.words), await examineCounters(open, { fix: false })];
    await open.close();
    return left;
  }

  it('is deleted again by the restore, and nothing of the member is left', async () => {
    await withEmpty(async (target) => {
      const { output } = await run(target.url, ['restore', pathOf('before')]);
      expect(output).toContain('Accounts deleted again: 1, by the notes in ');
      expect(await leftIn(target)).toEqual([{}, []]);
    });
  });

  it('is deleted again on another machine, if the notes beside the backup came along', async () => {
    const other = await mkdtemp(join(tmpdir(), 'halved-other-'));
    await cp(pathOf('before'), join(other, 'before'));
    const elsewhere = { DATA_DIR: join(other, 'data') };
    await withEmpty(async ({ url }) => {
      const { output } = await runCommand(['db', 'restore', join(other, 'before')], {
        DATABASE_URL: url,
        ...elsewhere,
      });
      expect(output).toContain(
        `Accounts deleted again: 0, by the notes in ${other}/deleted-accounts or ${other}/data/backups/deleted-accounts. Others that were deleted since the backup are back.`,
      );
      expect(output).toContain('Set right what you know of before others can reach the server');
    });
    await cp(pathOf('backups/deleted-accounts'), join(other, 'deleted-accounts'), { recursive: true });
    await withEmpty(async (target) => {
      await runCommand(['db', 'restore', join(other, 'before')], { DATABASE_URL: target.url, ...elsewhere });
      expect(await leftIn(target)).toEqual([{}, []]);
    });
    await rm(other, { recursive: true });
  });
});
