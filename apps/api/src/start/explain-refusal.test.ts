import { migrate } from '@halved/db/migrate';
import { createTestDatabase, type TestDatabase, withAdmin } from '@halved/db/testing/test-database';
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explain } from './explain.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** What an operator reads when the database at an address cannot be migrated. */
const read = (url: string) => migrate(url).then(() => 'migrated', explain);

const named = (change: (url: URL) => void) => {
  const url = new URL(database.url);
  change(url);
  return url.href;
};

const coded = (fields: { code: string; path?: string }) => Object.assign(new Error(fields.code), fields);

describe('an operator reads one sentence with the remedy', () => {
  it('if there is no such database', async () => {
    const url = named((address) => {
      address.pathname = '/nowhere';
    });
    expect(await read(url)).toBe(
      'There is no such database (database "nowhere" does not exist). Create it, or check DATABASE_URL.',
    );
  });

  it('if the database has tables of another program', async () => {
    await withAdmin(database.url, (client) =>
      client.query(
        'drop schema drizzle cascade; drop schema public cascade; create schema public; create table users (id int)',
      ),
    );
    expect(await read(database.url)).toContain(
      'The database has tables of another program (relation "users" already exists). Name a database of its own',
    );
  });

  it('if the database takes no writes', async () => {
    const url = named(({ searchParams }) =>
      searchParams.set('options', '-c default_transaction_read_only=on'),
    );
    expect(await read(url)).toContain('name the primary in DATABASE_URL');
  });

  it('if a certificate that DATABASE_URL names is not there', async () => {
    const url = named(({ searchParams }) => searchParams.set('sslrootcert', '/nowhere/ca.pem'));
    expect(await read(url)).toContain('/nowhere/ca.pem cannot be used (ENOENT). See that it is there');
  });

  it.each([
    ['28P01', 'The database refuses the user or the password of DATABASE_URL.'],
    ['28000', 'The database does not let the user of DATABASE_URL in (said).'],
    ['42501', 'The user of DATABASE_URL may not do this (said). Make it the owner of its database'],
  ])('if the database answers %s, also when a library wrapped the error', (code, text) => {
    const refusal = Object.assign(new pg.DatabaseError('said', 4, 'error'), { code });
    for (const error of [refusal, new Error('select 1', { cause: refusal })])
      expect(explain(error)).toContain(text);
  });

  it('if the database takes connections over TLS alone, as those of providers do', () => {
    const said = 'no pg_hba.conf entry for host "10.0.0.1", user "halved", database "halved", no encryption';
    const refusal = Object.assign(new pg.DatabaseError(said, 4, 'error'), { code: '28000' });
    expect(explain(refusal)).toContain('If it takes TLS alone, add ?sslmode=verify-full to DATABASE_URL');
  });

  it('if TLS with the database fails', () => {
    expect(explain(new Error('The server does not support SSL connections'))).toContain('offers no TLS');
    for (const code of ['SELF_SIGNED_CERT_IN_CHAIN', 'ERR_TLS_CERT_ALTNAME_INVALID', 'CERT_HAS_EXPIRED'])
      expect(explain(coded({ code }))).toContain(
        `The certificate of the database is not accepted (${code}).`,
      );
  });
});

it('an error that nobody foresaw keeps its stack', () => {
  expect(explain(new TypeError('x is not a function'))).toContain('explain-refusal.test.ts');
});

it('an operator reads where the database was looked for, because the address may be one of several', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
  const everywhere = Object.assign(new AggregateError([refused]), { code: 'ECONNREFUSED' });
  for (const error of [refused, everywhere, new Error('wrapped', { cause: everywhere })])
    expect(explain(error)).toMatch(/takes connections from here \(connect ECONNREFUSED 127\.0\.0\.1:1\)\.$/);
});

it('a statement that nobody foresaw to fail is said with its reason, without the words that were to be stored', () => {
  const refused = Object.assign(new pg.DatabaseError('no such collation', 4, 'error'), { code: '42704' });
  const said = explain(new DrizzleQueryError('insert into posts', ['the words of a worry'], refused));
  expect(said).toContain('no such collation');
  expect(said).toContain('explain-refusal.test.ts');
  expect(said).not.toContain('words of a worry');
});
