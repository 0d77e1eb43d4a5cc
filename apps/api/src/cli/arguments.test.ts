import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../testing/operator.ts';
import { runProgram } from '../testing/programs.ts';

let DATA_DIR = '';
beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'halved-arguments-'));
});
afterAll(() => rm(DATA_DIR, { recursive: true }));

/** What the operator reads about a refused command. */
async function refused(...args: string[]): Promise<string> {
  const { code, output } = await runCommand(args, { DATA_DIR });
  expect(code).toBe(1);
  return output;
}

/** Runs a command whose reader closes the pipe at once, as `| true` does. Returns what it says on the other stream. */
async function ignored(...args: string[]): Promise<{ code: number | null; text: string }> {
  const { child, output, ended } = runProgram('cli', DATA_DIR, ...args);
  child.stdout.destroy();
  const [code] = await ended;
  return { code, text: output.text };
}

it('a command without its argument is refused with how it is used', async () => {
  const output = await refused('user', 'grant');
  expect(output).toContain("error: missing required argument 'email'");
  expect(output).toContain('Usage: halved user grant [options] <email>');
  expect(await refused('db', 'backup')).toContain('Usage: halved db backup [options] <file>');
});

it.each([
  ['email', 'user', 'totp-off', ''],
  ['email', 'user', 'grant', ' ', '--tier', 'free'],
  ['file', 'db', 'backup', ''],
  ['file', 'db', 'restore', ''],
  ['to', 'mail', 'test', ''],
])('an empty <%s>, as of a variable that is not set, is refused as such', async (name, ...args) => {
  expect(await refused(...args)).toContain(`is invalid for argument '${name}'. It is empty.`);
});

it.each([
  ['5', 'Give a date such as 2027-01-31.'],
  ['2099-02-31', 'Give a date such as 2027-01-31.'],
  ['2099-01-31T10:00', 'Give a date such as 2027-01-31.'],
  ['2020-01-01', 'Give a date in the future.'],
])(
  'an end on %s is refused, instead of a suspension that ends at once or on another day',
  async (date, text) => {
    expect(await refused('user', 'suspend', 'one@example.org', '--until', date)).toContain(text);
  },
);

it('an end that would have no effect is refused', async () => {
  const until = ['--until', '2099-01-31T10:00:00+02:00'];
  const free = await refused('user', 'grant', 'one@example.org', '--tier', 'free', ...until);
  expect(free).toContain('--until goes with --tier supporter or premium.');
  const lifted = await refused('user', 'suspend', 'one@example.org', '--lift', ...until);
  expect(lifted).toContain('--lift ends the suspension now. Leave --until out.');
});

it('a restore of a file that is not there says so, and makes no database for it', async () => {
  expect(await refused('db', 'restore', join(DATA_DIR, 'none'))).toContain('There is no file');
  expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false);
});

it('a reader that has seen enough ends no command with a stack trace', async () => {
  const ended = await ignored('doctor');
  expect(ended.text).toBe('');
  // The code is that of what the doctor found, not that of a broken pipe.
  expect(ended.code).toBe(1);
});

it.each([
  ['user', 'suspend', 'one@example.org'],
  ['aggregates', 'build'],
])('%s %s makes no database where DATA_DIR has none', async (...args) => {
  expect(await refused(...args)).toContain(`There is no database in ${DATA_DIR} yet. Check DATA_DIR`);
  expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false);
});
