import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const postgresError = (code: string) => Object.assign(new pg.DatabaseError('said', 4, 'error'), { code });
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
