import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isDatabaseAway, isDatabaseRefusing } from './database-away.ts';

const postgresError = (code: string) => Object.assign(new pg.DatabaseError('said', 4, 'error'), { code });
const fatal = (code: string) => Object.assign(postgresError(code), { severity: 'FATAL' });
const wrapped = (cause: Error) => new Error('wrapped', { cause });

describe('a temporary failure of the database', () => {
  it.each([
    ['shutting down', postgresError('57P01')],
    ['starting', postgresError('57P03')],
    ['too many connections', postgresError('53300')],
    ['nobody listening', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['its machine gone', Object.assign(new Error('connect'), { code: 'EHOSTUNREACH' })],
    ['no way to its network', Object.assign(new Error('connect'), { code: 'ENETUNREACH' })],
    ['a connection cut off', new Error('Connection terminated unexpectedly')],
    ['renamed for a restore', postgresError('3D000')],
    ['its password changed', postgresError('28P01')],
    ['closed for connections', fatal('55000')],
    ['without writes after a failover', postgresError('25006')],
    ['a connection that nobody answers', new Error('timeout expired')],
  ])('is recognised, also inside the errors that wrap it: %s', (_, error) => {
    expect(isDatabaseAway(error)).toBe(true);
    expect(isDatabaseAway(wrapped(error))).toBe(true);
    expect(isDatabaseAway(wrapped(new DrizzleQueryError('select 1', [], error)))).toBe(true);
  });

  it.each([
    ['a broken rule', postgresError('23505')],
    ['a mistake in a statement', postgresError('42601')],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['nothing at all', undefined],
  ])('is not %s', (_, error) => {
    expect(isDatabaseAway(error)).toBe(false);
    expect(isDatabaseAway(wrapped(error ?? new Error('none')))).toBe(false);
  });
});

it.each(['28000', '28P01', '3D000', '42501', '25006'])(
  'a start that the database refuses with %s does not wait for it, and a server that ran does',
  (code) => {
    expect(isDatabaseRefusing(wrapped(fatal(code)))).toBe(true);
    expect(isDatabaseAway(wrapped(fatal(code)))).toBe(true);
  },
);

it('a start does not wait for a pooler that refuses a setting, and waits for one that has no connection left', () => {
  const said = (message: string) =>
    Object.assign(new pg.DatabaseError(message, 4, 'error'), { code: '08P01', severity: 'FATAL' });
  expect(isDatabaseRefusing(said('unsupported startup parameter: statement_timeout'))).toBe(true);
  expect(isDatabaseRefusing(said('no more connections allowed (max_client_conn)'))).toBe(false);
});

it('a start waits for a database that is closed for a moment', () => {
  for (const code of ['55000', '57P03', '53300']) expect(isDatabaseRefusing(fatal(code))).toBe(false);
  expect(isDatabaseRefusing(new Error('Connection terminated unexpectedly'))).toBe(false);
});
