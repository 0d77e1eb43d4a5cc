import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownMigrations, migrate } from '@halved/db/migrate';
import { createTestDatabase, type TestDatabase, withAdmin } from '@halved/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../testing/operator.ts';

let database: TestDatabase;
let folder = '';
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'halved-as-it-is-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const run = (args: string[], variables: Record<string, string> = { DATABASE_URL: database.url }) =>
  runCommand(args, { DATA_DIR: folder, ...variables });

const ask = async (text: string) => (await withAdmin(database.url, (client) => client.query(text))).rows;
const migrationsDone = async () =>
  (await ask('select count(*)::int as count from drizzle.__drizzle_migrations'))[0]?.count;
const tablesThere = () =>
  ask(`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);

/** Who may not look where root looks. */
const nobody = { uid: 65_534 };

const file = () => join(folder, 'backup');

beforeEach(async () => {
  await ask('drop schema public cascade; create schema public; drop schema if exists drizzle cascade');
});

describe('over a database of the version before, while its server may run', () => {
  const before = knownMigrations() - 1;
  beforeEach(() => migrate(database.url, { upTo: before }));

  it('a backup leaves the schema as it is, so that the version before can restore it', async () => {
    const { code, output } = await run(['db', 'backup', file()]);
    expect(output).toMatch(/rows of \d+ tables/);
    expect(code).toBe(0);
    const [head = ''] = (await readFile(file(), 'latin1')).split('\n');
    expect(JSON.parse(head)).toMatchObject({ migrations: before });
    expect(await migrationsDone()).toBe(before);
  });

  it('the doctor leaves the schema as it is, and says that it is older', async () => {
    const { output } = await run(['doctor']);
    expect(output).toContain(
      `! The schema is of an older version (migrations: ${before} of ${before + 1}). Make a backup, and start the server, which brings it up to date.`,
    );
    const counters = await run(['doctor', '--counters']);
    expect(counters.output).toContain('The schema is of an older version');
    expect(counters.code).toBe(1);
    expect(await migrationsDone()).toBe(before);
  });
});

describe('over a database of a newer version', () => {
  it('the doctor says so, and examines the rest', async () => {
    await migrate(database.url);
    await ask(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e12)`);
    const { output } = await run(['doctor']);
    expect(output).toContain('! The schema is of a newer version (migrations: ');
    expect(output).toContain('Start that version, or restore a backup of this one.');
    expect(output).toContain('No mail waits to be sent.');
    const migrated = await run(['db', 'migrate']);
    expect(migrated.output).toContain('The schema of the database is of a newer version of Halved.');
    expect(migrated.output).toContain('The schema is of a newer version (migrations: ');
    expect(migrated.code).toBe(1);
  });
});

describe('over a database that is not Halved’s', () => {
  it.each([
    ['is empty', 'select 1'],
    ['has tables of another program', 'create table invoices as select 1 as id'],
    [
      'has tables of another program with migrations of its own',
      `create schema drizzle; create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint);
       insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1); create table invoices (id int)`,
    ],
  ])('that %s, a backup is refused and the doctor warns, and neither makes a table', async (_, made) => {
    await ask(made);
    const tables = await tablesThere();
    const backup = await run(['db', 'backup', file()]);
    expect(backup.output).toContain(
      'The database has no tables of Halved. Check DATABASE_URL; a first start of the server makes them.',
    );
    expect(backup.code).toBe(1);
    const doctor = await run(['doctor']);
    expect(doctor.output).toContain('✗ The database has no tables of Halved. Check DATABASE_URL');
    expect(doctor.code).toBe(1);
    expect(await tablesThere()).toEqual(tables);
  });
});

describe('over the embedded database', () => {
  it('the doctor makes no folder where DATA_DIR is mistyped', async () => {
    const DATA_DIR = join(folder, 'mistyped');
    const { output } = await run(['doctor'], { DATA_DIR });
    expect(output).toContain(`There is no database in ${DATA_DIR} yet. Check DATA_DIR`);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('that belongs to another user, a command says so, instead of that there is none', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'halved-other-user-'));
    await mkdir(join(DATA_DIR, 'postgres'));
    await writeFile(join(DATA_DIR, 'postgres', 'PG_VERSION'), '18');
    await chmod(join(DATA_DIR, 'postgres'), 0);
    for (const args of [['doctor'], ['db', 'backup', file()], ['user', 'totp-off', 'one@example.org']]) {
      const { code, output } = await runCommand(args, { DATA_DIR }, process.getuid?.() === 0 ? nobody : {});
      expect(output).toContain(
        `The database in ${DATA_DIR} belongs to another user. Run this as the user of the server, such as sudo -u halved …`,
      );
      expect(code).toBe(1);
    }
    await rm(DATA_DIR, { recursive: true });
  });

  it('a backup works without a server, and makes no database that is not there', async () => {
    const embedded = { DATA_DIR: await mkdtemp(join(tmpdir(), 'halved-embedded-')) };
    const none = await run(['db', 'backup', file()], embedded);
    expect(none.output).toContain(`There is no database in ${embedded.DATA_DIR} yet. Check DATA_DIR`);
    expect(none.code).toBe(1);
    const doctor = await run(['doctor'], embedded);
    expect(doctor.output).toContain(`There is no database in ${embedded.DATA_DIR} yet.`);
    expect(existsSync(join(embedded.DATA_DIR, 'postgres'))).toBe(false);
    expect((await run(['db', 'migrate'], embedded)).code).toBe(0);
    const made = await run(['db', 'backup', file()], embedded);
    expect(made.output).toMatch(/rows of \d+ tables/);
    expect(made.code).toBe(0);
    await rm(embedded.DATA_DIR, { recursive: true });
  }, 60_000);
});

it('a backup goes to DATABASE_DIRECT_URL where it is set', async () => {
  await migrate(database.url);
  const DATABASE_DIRECT_URL = 'postgres://halved@127.0.0.1:1/halved';
  const { code, output } = await run(['db', 'backup', file()], {
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL,
  });
  expect(output).toContain('The database cannot be reached.');
  expect(code).toBe(1);
});
