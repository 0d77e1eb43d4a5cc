import pg from 'pg';
import { expect, it } from 'vitest';
import { kindOf } from './error-kind.ts';

it.each(['timeout exceeded when trying to connect', 'Connection terminated unexpectedly'])(
  'an operator reads in the log that the database was away, which the driver says without a code (%s)',
  (message) => {
    const error = new Error('Failed query', { cause: new Error(message) });
    expect(kindOf(error)).toEqual({ type: 'Error', code: 'DATABASE_AWAY' });
  },
);

it('a code that PostgreSQL or the network gave stays, and a mistake of ours has none', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(kindOf(refused).code).toBe('ECONNREFUSED');
  expect(kindOf(Object.assign(new pg.DatabaseError('x', 1, 'error'), { code: '57P01' })).code).toBe('57P01');
  expect(kindOf(new TypeError('x is not a function'))).toEqual({ type: 'TypeError', code: undefined });
});
