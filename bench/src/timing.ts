/**
 * Shows whether the time of a response reveals if an address has an account (docs/performance.md, "What response times
 * reveal").
 *
 *     npm run timing [-- --tries 200]
 *
 * The command starts an embedded PostgreSQL in a temporary folder and two servers on it, one of them with
 * STRICT_EMAIL_PRIVACY. Both run from their sources, with rate limits too high to matter. The command sends known and
 * unknown addresses in turn, and exits with 1 if the medians differ by more than a tenth.
 */
import { randomBytes } from 'node:crypto';
import { migrate } from '@halved/db/migrate';
import { openDatabase } from './lib/postgres.ts';
import { Problem, parseOptions } from './lib/problem.ts';
import { run } from './lib/processes.ts';
import { newSecret, serverSources, settingsFor, startServer } from './lib/server.ts';
import { median } from './lib/statistics.ts';
import { register } from './member.ts';

const accounts = 20;
const warmUps = 10;
const mostApart = 0.1;

const say = (line: string) => process.stdout.write(`${line}\n`);
const someName = () => `viewer_${randomBytes(6).toString('hex')}`;
const someAddress = () => `${someName()}@example.org`;

/** A call that must not reveal whether an address has an account, and its status. */
interface Question {
  name: string;
  url: string;
  status: number;
  body: (email: string) => Record<string, string>;
}

const password = 'Wrong2horses';

const questions = (open: string, strict: string): Question[] => [
  {
    name: 'sign-in, wrong password',
    url: `${open}/api/auth/login`,
    status: 401,
    body: (email) => ({ email, password }),
  },
  {
    name: 'forgotten password',
    url: `${open}/api/auth/forgot-password`,
    status: 200,
    body: (email) => ({ email }),
  },
  {
    name: 'registration, strict privacy',
    url: `${strict}/api/auth/register`,
    status: 201,
    body: (email) => ({ email, username: someName(), password }),
  },
];

/** The milliseconds until a response is complete. */
async function timeOf({ name, url, status, body }: Question, email: string): Promise<number> {
  const payload = JSON.stringify(body(email));
  const before = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: payload,
  });
  const text = await response.text();
  const elapsed = performance.now() - before;
  if (response.status !== status) throw new Error(`${name}: ${response.status} ${text}`);
  return elapsed;
}

/** Sends a known and an unknown address in turn, changes which comes first, and returns the ratio of the medians. */
async function compare(question: Question, known: string[], tries: number): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const kinds = ['known', 'unknown'] as const;
  for (let turn = -warmUps; turn < tries; turn++) {
    for (const kind of turn % 2 === 0 ? kinds : kinds.toReversed()) {
      const email = kind === 'known' ? (known.at(turn % known.length) ?? '') : someAddress();
      const elapsed = await timeOf(question, email);
      if (turn >= 0) times[kind].push(elapsed);
    }
  }
  const [one, other] = [median(times.known), median(times.unknown)];
  const ratio = one / other;
  const verdict = Math.abs(ratio - 1) <= mostApart ? 'within a tenth' : 'APART: the time tells';
  say(
    `${question.name.padEnd(30)} known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms, ratio ${ratio.toFixed(3)}: ${verdict}`,
  );
  return ratio;
}

const usage = 'npm run timing [-- --tries 200]';

await run(async () => {
  const { values } = parseOptions(usage, { options: { tries: { type: 'string', default: '200' } } });
  const tries = Number(values.tries);
  if (!(tries >= 1)) throw new Problem(usage);
  const database = await openDatabase();
  await migrate(database.url);
  const common = { JWT_SECRET: newSecret() };
  const start = async (more: Record<string, string> = {}) =>
    startServer(serverSources, await settingsFor(database.url, { ...common, ...more }));
  const [open, strict] = [await start(), await start({ STRICT_EMAIL_PRIVACY: '1' })];
  const known: string[] = [];
  while (known.length < accounts) known.push((await register(open.url)).email);
  say(`${tries} tries each, in turn; medians:`);
  let revealed = 0;
  for (const question of questions(open.url, strict.url)) {
    if (Math.abs((await compare(question, known, tries)) - 1) > mostApart) revealed++;
  }
  return revealed === 0 ? 0 : 1;
});
