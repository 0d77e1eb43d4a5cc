import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.ts';
import { knownMigrations, migrate } from './migrate.ts';
import { createTestDatabase, withAdmin } from './testing/test-database.ts';

/** One message of PostgreSQL's protocol. */
function message(type: string, body = ''): Buffer {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, Buffer.from(body, 'latin1')]);
}

const ready = message('Z', 'I');
const welcome = [message('R', '\0\0\0\0'), ready];
const answered = [message('1'), message('2'), message('n'), message('C', 'SELECT 1\0'), ready];
const killed = message('E', 'SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0');

/** A fake PostgreSQL that closes its connections right after its first answer, while no query is running. */
const server = createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', () => {
    socket.write(Buffer.concat(welcome));
    socket.once('data', () => socket.end(Buffer.concat([...answered, killed])));
  });
});
let url: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  url = `postgres://halved@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/halved`;
});
afterAll(() => server.close());

it('a migration whose database is killed rejects with a temporary error and does not end the process', async () => {
  const failure = await migrate(url).catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
});

it('several processes may migrate an empty database at the same moment', async () => {
  const database = await createTestDatabase();
  try {
    await withAdmin(database.url, (client) =>
      client.query('drop schema public cascade; create schema public; drop schema drizzle cascade'),
    );
    await Promise.all(Array.from({ length: 5 }, () => migrate(database.url)));
    const { rows } = await withAdmin(database.url, (client) =>
      client.query('select count(*)::int as count from drizzle.__drizzle_migrations'),
    );
    expect(rows).toEqual([{ count: knownMigrations() }]);
  } finally {
    await database.drop();
  }
});

it('a schema of a newer version is recognised, and stays as it is', async () => {
  const database = await createTestDatabase();
  try {
    expect(await migrate(database.url)).toEqual({ isNewer: false });
    const insert = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9e12)`;
    await withAdmin(database.url, (client) => client.query(insert));
    expect(await migrate(database.url)).toEqual({ isNewer: true });
  } finally {
    await database.drop();
  }
});

it.each([
  [
    'is too old for the migrations',
    {
      server_version: '16.4 (Debian)',
      server_version_num: '160004',
      server_encoding: 'UTF8',
      DateStyle: 'ISO',
    },
    'PostgreSQL 16.4 (Debian) is too old: Halved needs 17 or newer. Upgrade it, or name another database in DATABASE_URL; nothing was changed.',
  ],
  [
    'cannot store every language',
    { server_version: '18.4', server_version_num: '180004', server_encoding: 'LATIN1', DateStyle: 'ISO' },
    "The database stores texts as LATIN1, and Halved needs UTF8. Make one: create database halved owner halved encoding 'UTF8' template template0; nothing was changed.",
  ],
])('a database that %s is refused with the remedy, and gets no table', async (_, settings, message) => {
  const database = await createTestDatabase();
  const json = JSON.stringify(settings);
  try {
    await withAdmin(database.url, (client) =>
      client.query(`drop schema public cascade; create schema public; drop schema drizzle cascade; create schema other;
        create function other.current_setting(text) returns text return '${json}'::json ->> $1`),
    );
    const url = new URL(database.url);
    url.searchParams.set('options', '-c search_path=other,pg_catalog,public');
    await expect(migrate(url.href)).rejects.toThrow(message);
    const { rows } = await withAdmin(database.url, (client) =>
      client.query(`select count(*)::int as count from pg_tables where schemaname in ('public', 'drizzle')`),
    );
    expect(rows).toEqual([{ count: 0 }]);
  } finally {
    await database.drop();
  }
});

it('a user whose sessions print moments in the way of a country is refused with the remedy', async () => {
  const database = await createTestDatabase();
  try {
    const url = new URL(database.url);
    url.searchParams.set('options', '-c datestyle=German');
    await expect(migrate(url.href)).rejects.toThrow(
      /^The database prints moments in the style German, DMY, and Halved needs ISO\. Change it for its user: alter role \w+ set datestyle = 'ISO'; nothing was changed\.$/,
    );
  } finally {
    await database.drop();
  }
});

it.each([
  ['own,public', 'in the schema own'],
  ['nowhere', 'in no schema'],
])(
  'a new database whose tables would be elsewhere (search_path %s) is refused with the remedy',
  async (path, where) => {
    const database = await createTestDatabase();
    try {
      await withAdmin(database.url, (client) =>
        client.query(
          'drop schema public cascade; create schema public; create schema own; truncate drizzle.__drizzle_migrations',
        ),
      );
      const url = new URL(database.url);
      url.searchParams.set('options', `-c search_path=${path}`);
      await expect(migrate(url.href)).rejects.toThrow(
        `New tables would be ${where}, and those of Halved are in public.`,
      );
    } finally {
      await database.drop();
    }
  },
);

it('several processes may migrate at the same moment where transactions see one moment by default', async () => {
  const database = await createTestDatabase();
  try {
    await withAdmin(database.url, (client) =>
      client.query('drop schema public cascade; create schema public; drop schema drizzle cascade'),
    );
    const url = new URL(database.url);
    url.searchParams.set('options', '-c default_transaction_isolation=serializable');
    const done = await Promise.all(Array.from({ length: 3 }, () => migrate(url.href)));
    expect(done).toEqual(Array.from({ length: 3 }, () => ({ isNewer: false })));
  } finally {
    await database.drop();
  }
});

it.each([1, 9e12])(
  'a database in which another program recorded a migration (%s) is refused, and gets no table',
  async (recordedAt) => {
    const database = await createTestDatabase();
    try {
      await withAdmin(database.url, (client) =>
        client.query(`drop schema public cascade; create schema public; truncate drizzle.__drizzle_migrations;
          insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', ${recordedAt})`),
      );
      await expect(migrate(database.url)).rejects.toThrow(
        'The database has migrations of another program. Name a database of its own in DATABASE_URL; nothing was changed.',
      );
      const { rows } = await withAdmin(database.url, (client) =>
        client.query(`select count(*)::int as count from pg_tables where schemaname = 'public'`),
      );
      expect(rows).toEqual([{ count: 0 }]);
    } finally {
      await database.drop();
    }
  },
);

it('the expressions that PostgreSQL reads with every write of a post are short', async () => {
  const database = await createTestDatabase();
  try {
    const { rows } = await withAdmin(database.url, (client) =>
      client.query(`
        select sum(length(adbin::text))::int as length from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
        where adrelid = 'posts'::regclass and attgenerated <> ''`),
    );
    expect(rows[0].length).toBeLessThan(2_000);
  } finally {
    await database.drop();
  }
});
