/**
 * Measures what a comment, a reply, and a like with its removal cost PostgreSQL, against the plainest SQL that keeps
 * the row, the counter and the notifications (docs/performance.md, "Writes"):
 *
 *     npm run writes -w @halved/bench [-- --worries 10000] [--seconds 2] [--rounds 3] [--server main.js]
 *
 * Fifty writers write on one worry, on twenty, and on five thousand. The exit code is 1 if there was a deadlock or a
 * wrong counter, or if a write costs more than the floor. The time that PostgreSQL needs varies with other work on the
 * machine, so the ratio counts, whose two sides are measured in turn.
 */
import { existsSync } from 'node:fs';
import { addMembers, type Instance, openInstance } from './instance.ts';
import { Problem, parseOptions } from './lib/problem.ts';
import { end, run } from './lib/processes.ts';
import { say } from './lib/say.ts';
import { anyServer } from './lib/server.ts';
import { median, medianRatio } from './lib/statistics.ts';
import type { LoadFigures } from './measure/load.ts';
import { signIn } from './member.ts';
import { formatNumber, markdownTable } from './report/markdown.ts';
import { type ApiOccasion, measureApiWrite } from './writes/api-load.ts';
import { deadlocks, findPosts, untilQuiet, type WrittenTo, wrongCounters } from './writes/checks.ts';
import { inTurn } from './writes/in-turn.ts';
import { openPlainWriters } from './writes/plain-load.ts';
import { type WriteName, writeNames } from './writes/plain-statements.ts';

const writers = 50;
const spreads = [1, 20, 5_000];
/** PostgreSQL's processor time of a write as a multiple of the plainest SQL. */
const ratios = { target: 1.5, floor: 3 };

interface Round {
  api: LoadFigures;
  plainMs: number;
}

interface Setting {
  instance: Instance;
  members: readonly { id: string; token: string }[];
  rounds: number;
  seconds: number;
}

/** Measures one write on these posts. The first round warms up and does not count. */
async function measureWrite(setting: Setting, name: WriteName, posts: readonly WrittenTo[]) {
  const { instance, members, rounds, seconds } = setting;
  const { url, pid: postmaster } = instance.database;
  const plain = await openPlainWriters(url, postmaster);
  const occasion = inTurn(members, posts);
  const next = (): ApiOccasion => {
    const { member, ...written } = occasion();
    return { ...written, token: member.token };
  };
  const measured: Round[] = [];
  for (let round = 0; round <= rounds; round++) {
    const api = await measureApiWrite(instance.api, name, next, { seconds, writers, postmaster });
    await untilQuiet(url);
    const plainMs = await plain.measure(name, next, seconds);
    if (round > 0) measured.push({ api, plainMs });
  }
  return { measured, plainDeadlocks: await plain.close() };
}

/** A like and its removal are two requests of the API, and one write of the plainest SQL. */
const databaseMs = (name: WriteName, { api }: Round) => api.databaseCpuMs * (name === 'like' ? 2 : 1);

function rowOf(name: WriteName, posts: number, rounds: readonly Round[]) {
  const of = (figure: (round: Round) => number) => formatNumber(median(rounds.map(figure)));
  const ratio = medianRatio(rounds.map((round) => [databaseMs(name, round), round.plainMs]));
  const cells = [
    name === 'like' ? 'like, and back' : name,
    posts.toLocaleString('en'),
    of(({ api }) => api.requestsPerSecond),
    of(({ api }) => api.p99Ms),
    of((round) => databaseMs(name, round)),
    of(({ plainMs }) => plainMs),
    `${formatNumber(ratio)} ×${ratio <= ratios.target ? '' : ratio <= ratios.floor ? ' (floor)' : ' (MISSED)'}`,
  ];
  return { cells, isMissed: ratio > ratios.floor };
}

const usage =
  'npm run writes -w @halved/bench [-- --worries 10000] [--seconds 2] [--rounds 3] [--server main.js]';

await run(async () => {
  const { values } = parseOptions(usage, {
    options: {
      worries: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '3' },
      server: { type: 'string', default: anyServer() },
    },
  });
  const [worries = 0, seconds = 0, rounds = 0] = [values.worries, values.seconds, values.rounds].map(Number);
  if (![worries, seconds, rounds].every((number) => number > 0) || !existsSync(values.server))
    throw new Problem(usage);
  const instance = await openInstance(worries, say, { server: values.server });
  const members: { id: string; token: string }[] = [];
  for (const member of await addMembers(instance, writers)) {
    members.push({ id: member.id, token: await signIn(instance.api.url, member) });
  }
  const { url } = instance.database;
  const found = await findPosts(url, Math.max(...spreads));
  const wrongBefore = await wrongCounters(url, found);
  const rows: ReturnType<typeof rowOf>[] = [];
  let locked = 0;
  for (const spread of spreads) {
    const posts = found.slice(0, spread);
    for (const name of writeNames) {
      say(`${name}, ${posts.length} worries`);
      const setting = { instance, members, rounds, seconds };
      const { measured, plainDeadlocks } = await measureWrite(setting, name, posts);
      locked -= plainDeadlocks;
      rows.push(rowOf(name, posts.length, measured));
    }
  }
  const head = [
    'write',
    'worries',
    'requests/s',
    'p99 ms',
    'CPU ms, PostgreSQL',
    'of the plainest SQL',
    'ratio',
  ];
  process.stdout.write(
    `${markdownTable(
      head,
      rows.map(({ cells }) => cells),
    )}\n`,
  );
  // PostgreSQL counts the deadlocks of a connection at its end at the latest.
  await end(instance.api.process);
  locked += await deadlocks(url);
  const wrong = (await wrongCounters(url, found)) - wrongBefore;
  process.stdout.write(`${writers} writers: ${locked} deadlocks, ${wrong} wrong counters\n`);
  return locked + wrong > 0 || rows.some(({ isMissed }) => isMissed) ? 1 : 0;
});
