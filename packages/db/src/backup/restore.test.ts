import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownMigrations, migrate } from '../migrate.ts';
import { newId } from '../schema/columns.ts';
import { createTestDatabase, type TestDatabase, withAdmin } from '../testing/test-database.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { inOrderOfReferences } from './tables.ts';

let source: TestDatabase;
let target: TestDatabase;
let folder = '';
beforeAll(async () => {
  [source, target] = [await createTestDatabase(), await createTestDatabase()];
  folder = await mkdtemp(join(tmpdir(), 'halved-restore-'));
});
afterAll(async () => {
  await Promise.all([source.drop(), target.drop(), rm(folder, { recursive: true })]);
});

const on = <T>({ url }: TestDatabase, work: (client: Client) => Promise<T>): Promise<T> =>
  withAdmin(url, work);

const empty = (database: TestDatabase) =>
  on(database, (client) =>
    client.query('drop schema public cascade; create schema public; drop schema if exists drizzle cascade'),
  );

const file = () => join(folder, 'backup');

const [userId, postId] = [newId(), newId()];
const words = 'Tab\t, line\n, back\\slash, \\N, “quotes” and 🫂';

async function insertRows(client: Client): Promise<void> {
  await client.query(
    `insert into users (id, username, email, password_hash) values ($1, 'nadia', 'nadia@halved.example', 'hash')`,
    [userId],
  );
  await client.query(
    `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at)
     values ($1, $2, $3, 'x', 'public', now())`,
    [postId, userId, words],
  );
}

describe('restoring a backup', () => {
  it('works with a backup of every schema there has been', async () => {
    await empty(source);
    for (let migrations = 1; migrations <= knownMigrations(); migrations++) {
      await migrate(source.url, { upTo: migrations });
      if (migrations === 1) await on(source, insertRows);
      const made = await backUp({ url: source.url, file: file() });
      await empty(target);
      const restored = await restore({ url: target.url, file: file() });
      expect(restored).toMatchObject({ rows: made.rows, tables: made.tables });
      const { rows } = await on(target, (client) =>
        client.query('select id, user_id, short_content from posts'),
      );
      expect(rows).toEqual([{ id: postId, user_id: userId, short_content: words }]);
      const { rows: done } = await on(target, (client) =>
        client.query('select count(*)::int as count from drizzle.__drizzle_migrations'),
      );
      expect(done).toEqual([{ count: knownMigrations() }]);
    }
  }, 120_000);

  it('lets numbers go on after the highest restored one', async () => {
    const insert = (country: string) =>
      `insert into aggregate_cells (range, country, region, category, people, posts)
       values ('30d', '${country}', '', '', 10, 10) returning id`;
    await on(source, async (client) => {
      for (const country of ['DE', 'FR', 'ES']) await client.query(insert(country));
    });
    await backUp({ url: source.url, file: file() });
    await empty(target);
    await restore({ url: target.url, file: file() });
    const { rows } = await on(target, (client) => client.query(insert('IT')));
    expect(rows).toEqual([{ id: 4 }]);
  });

  it('is of one moment, although people write during the backup', async () => {
    let isDone = false;
    const writing = on(source, async (client) => {
      while (!isDone) {
        await client.query('begin');
        await client.query('insert into likes (user_id, post_id) values ($1, $2) on conflict do nothing', [
          userId,
          postId,
        ]);
        await client.query('update posts set likes_count = 1 where id = $1', [postId]);
        await client.query('commit');
        await client.query('begin');
        await client.query('delete from likes');
        await client.query('update posts set likes_count = 0 where id = $1', [postId]);
        await client.query('commit');
      }
    });
    for (let round = 0; round < 5; round++) {
      await backUp({ url: source.url, file: file() });
      await empty(target);
      await restore({ url: target.url, file: file() });
      const { rows } = await on(target, (client) =>
        client.query('select likes_count::int - (select count(*)::int from likes) as difference from posts'),
      );
      expect(rows).toEqual([{ difference: 0 }]);
    }
    isDone = true;
    await writing;
  });

  it('is refused while another program uses the database, and over people', async () => {
    await backUp({ url: source.url, file: file() });
    await empty(target);
    await on(target, async (other) => {
      await other.query('select 1');
      await expect(restore({ url: target.url, file: file() })).rejects.toThrow('Stop the server');
    });
    await restore({ url: target.url, file: file() });
    await expect(restore({ url: target.url, file: file() })).rejects.toThrow(
      'Somebody lives in this database already',
    );
  });
});

describe('a database whose statements have a time limit', () => {
  const limit = (database: TestDatabase, value: string) =>
    on(database, async (client) => {
      const { rows } = await client.query('select current_database() as name');
      await client.query(`alter database ${rows[0].name} set statement_timeout = ${value}`);
    });

  it('takes a backup whose tables need longer', async () => {
    await on(source, (client) =>
      client.query(
        `insert into aggregate_cells (range, country, region, category, people, posts)
         select '30d', 'DE', 'r' || n, '', 10, 10 from generate_series(1, 200000) n`,
      ),
    );
    await backUp({ url: source.url, file: file() });
    await on(source, (client) => client.query('delete from aggregate_cells'));
    await empty(target);
    await limit(target, '100');
    try {
      const { rows } = await restore({ url: target.url, file: file() });
      expect(rows).toBeGreaterThan(200_000);
    } finally {
      await limit(target, 'default');
    }
  });
});

describe('a backup whose rows break a later migration', () => {
  // The twelfth migration allows one waiting mail of a kind.
  const before = 11;

  it('is not restored, and leaves the database empty', async () => {
    await empty(source);
    await migrate(source.url, { upTo: before });
    await on(source, async (client) => {
      await insertRows(client);
      for (const id of [newId(), newId()])
        await client.query(`insert into outbox (id, user_id, kind) values ($1, $2, 'verify_email')`, [
          id,
          userId,
        ]);
    });
    await backUp({ url: source.url, file: file() });
    await empty(target);
    await expect(restore({ url: target.url, file: file() })).rejects.toThrow('outbox_one_of_a_kind');
    const { rows } = await on(target, (client) =>
      client.query(`select relname from pg_class where relnamespace = 'public'::regnamespace`),
    );
    expect(rows).toEqual([]);
    await on(source, (client) => client.query('delete from outbox'));
    await backUp({ url: source.url, file: file() });
    expect(await restore({ url: target.url, file: file() })).toMatchObject({ rows: 2 });
  });
});

describe('a database with tables of another program', () => {
  it.each(['before', 'after'])('is refused and stays as it is, %s it was migrated', async (moment) => {
    await backUp({ url: source.url, file: file() });
    await empty(target);
    if (moment === 'after') await migrate(target.url);
    await on(target, (client) => client.query(`create table invoices as select 'unpaid' as state`));
    await expect(restore({ url: target.url, file: file() })).rejects.toThrow(
      'The database has tables that are not Halved’s: invoices.',
    );
    const { rows } = await on(target, (client) => client.query('select state from invoices'));
    expect(rows).toEqual([{ state: 'unpaid' }]);
  });
});

describe('the order of tables', () => {
  const table = (name: string) => ({ name, columns: ['id'] });

  it('puts each table after those that it refers to', () => {
    const references = [
      { source: 'comments', target: 'posts' },
      { source: 'posts', target: 'users' },
    ];
    const sorted = inOrderOfReferences([table('comments'), table('posts'), table('users')], references);
    expect(sorted.map(({ name }) => name)).toEqual(['users', 'posts', 'comments']);
  });

  it('is refused for tables that refer to each other', () => {
    const references = [
      { source: 'a', target: 'b' },
      { source: 'b', target: 'a' },
    ];
    expect(() => inOrderOfReferences([table('a'), table('b')], references)).toThrow('a, b');
  });
});
