import pg from 'pg';
import { expect, it } from 'vitest';
import { explain } from './explain.ts';

const postgresError = (code: string) => Object.assign(new pg.DatabaseError('said', 4, 'error'), { code });

it.each([
  ['53100', 'The disk of the database is full. Free some space there, and try again'],
  ['53200', 'The database has too little memory.'],
  ['53300', 'The database takes no more connections.'],
  ['57014', 'The database cancelled a statement that took too long.'],
])('an operator reads what %s of the database means, not that it cannot be reached', (code, text) => {
  for (const error of [postgresError(code), new Error('wrapped', { cause: postgresError(code) })]) {
    expect(explain(error)).toContain(text);
    expect(explain(error)).not.toContain('cannot be reached');
  }
});

it.each(['57P01', '57P03', '08006'])(
  'an operator reads after %s that the database cannot be reached',
  (code) => {
    expect(explain(postgresError(code))).toContain('The database cannot be reached. Check DATABASE_URL');
  },
);

it('an operator reads of a pooler that refuses the time limits what to set there, or what to name instead', () => {
  const message = 'unsupported startup parameter: statement_timeout';
  const error = Object.assign(new pg.DatabaseError(message, 4, 'error'), {
    code: '08P01',
    severity: 'FATAL',
  });
  expect(explain(error)).toContain('Name the database itself');
  expect(explain(error)).toContain('ignore_startup_parameters = statement_timeout');
  expect(explain(error)).not.toContain('cannot be reached');
});

it('an operator reads about a file that is not there with its name, not about the database', () => {
  const error = Object.assign(new Error("ENOENT: no such file or directory, open '/x'"), {
    code: 'ENOENT',
    syscall: 'open',
    path: '/x',
  });
  expect(explain(error)).not.toContain('The database cannot be reached');
  const socket = Object.assign(new Error('connect ENOENT /run/x'), { code: 'ENOENT', syscall: 'connect' });
  expect(explain(socket)).toContain('The database cannot be reached');
});

it('an operator reads of a full disk what to do, also where the error names no file', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  expect(explain(error)).toBe(
    'The disk is full (ENOSPC: no space left on device, write). Free some space, and try again; nothing acknowledged is lost.',
  );
});
