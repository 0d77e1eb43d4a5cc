import { describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';

const read = (variables: Record<string, string>) =>
  readEnv({ JWT_SECRET: 'nobody signs here', DATABASE_URL: 'postgres://localhost/halved', ...variables });

describe('the addresses of databases', () => {
  const names = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL'];

  it.each(names)('%s that is no address of a PostgreSQL is refused, without its password', (name) => {
    const wrong = [
      'halved',
      'http://host/halved',
      'mysql://host/halved',
      'postgres://me:hidden#1@host/halved',
    ];
    for (const url of wrong) {
      expect(() => read({ [name]: url })).toThrow(
        `The environment is not right: ${name} must be a URL such as postgres://user:password@host:5432/halved`,
      );
      expect(() => read({ [name]: url })).not.toThrow('hidden');
    }
  });

  it('everything that names a PostgreSQL is taken, a socket too', () => {
    const right = [
      'postgresql://host/halved?sslmode=verify-full',
      'postgres://me:%23a b@[::1]:5433/halved',
      'postgres://%2Frun%2Fpostgresql/halved',
      'postgres:///halved?host=/run/postgresql',
      'postgres://me:word@/halved?host=/run/postgresql',
      'socket:/run/postgresql?db=halved',
      '/run/postgresql halved',
    ];
    for (const url of right) expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });
});

it('the database is asked for as many connections as are set, ten by default and two at least', () => {
  expect(read({}).databaseConnections).toBe(10);
  expect(read({ DATABASE_CONNECTIONS: '4' }).databaseConnections).toBe(4);
  for (const wrong of ['1', '101', 'many'])
    expect(() => read({ DATABASE_CONNECTIONS: wrong })).toThrow(
      'DATABASE_CONNECTIONS must be a whole number from 2 to 100',
    );
});

it('a level of the log that is unknown is refused with those that there are', () => {
  expect(() => read({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL must be fatal, error, warn, info');
});
