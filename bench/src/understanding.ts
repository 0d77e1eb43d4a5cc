/**
 * Measures the cost of understanding (docs/performance.md): the time and the memory for loading the models, the time
 * for a text, and the time in which the built server finds similar worries among many.
 *
 *     npm run understanding -w @halved/bench [-- --worries 100000]
 *
 * Build first. The command starts an embedded PostgreSQL in a temporary folder, and calls nothing but this machine.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { analyse, warm } from '@halved/care';
import { mixedTexts } from '@halved/care/data/mixed-texts';
import { crisisAttacks } from '@halved/care/testing/crisis-attacks';
import { migrate } from '@halved/db/migrate';
import { limits } from '@halved/shared/limits';
import { hostileTexts } from '@halved/shared/testing/hostile-texts';
import { openDatabase } from './lib/postgres.ts';
import { Problem, parseOptions } from './lib/problem.ts';
import { run } from './lib/processes.ts';
import { say } from './lib/say.ts';
import { anyServer, settingsFor, startServer } from './lib/server.ts';
import { percentile } from './lib/statistics.ts';
import { formatNumber, markdownTable } from './report/markdown.ts';
import { seedWorries } from './seed/worries.ts';

const texts = 3_000;
const similarRequests = 300;

interface Start {
  loadMs: number;
  warmMs: number;
  bytes: number;
}

/** The cost in a fresh process, the best of three. */
function start(): Start {
  const script = fileURLToPath(import.meta.resolve('@halved/care/eval/start'));
  const once = (): Start =>
    JSON.parse(execFileSync(process.execPath, ['--expose-gc', script], { encoding: 'utf8' }));
  const [first, ...others] = [once(), once(), once()];
  return others.reduce((best, one) => (one.loadMs < best.loadMs ? one : best), first);
}

function textTimes(): number[] {
  warm();
  const some = mixedTexts(texts);
  for (const text of some.slice(0, 500)) analyse(text);
  return some.map((text) => {
    const before = performance.now();
    analyse(text);
    return performance.now() - before;
  });
}

/** Only every fifth pattern of danger gets a hostile text. */
const everyPattern = 5;

/** The slowest of the hostile texts of the given length, with its time. The time of each text is the best of three. */
function longestText(units: number): { ms: number; text: string } {
  const all = [
    ...hostileTexts.map(({ ofUnits }) => ofUnits(units)),
    ...crisisAttacks(everyPattern, units, 1),
  ];
  return all.reduce(
    (longest, text) => {
      let ms = Number.POSITIVE_INFINITY;
      for (let time = 0; time < 3 && ms > longest.ms; time++) {
        const before = performance.now();
        analyse(text);
        ms = Math.min(ms, performance.now() - before);
      }
      return ms > longest.ms ? { ms, text } : longest;
    },
    { ms: 0, text: '' },
  );
}

/** The milliseconds of each request for similar worries, sent one after the other as a visitor. */
async function similarTimes(worries: number): Promise<number[]> {
  const database = await openDatabase();
  await migrate(database.url);
  const ids = await seedWorries(database.url, worries, similarRequests);
  const api = await startServer(anyServer(), await settingsFor(database.url, { LOG_LEVEL: 'error' }));
  const timeOf = async (id: string) => {
    const before = performance.now();
    const response = await fetch(`${api.url}/api/analysis/posts/${id}/similar`);
    await response.text();
    if (!response.ok) throw new Error(`similar: ${response.status}`);
    return performance.now() - before;
  };
  for (const id of ids.slice(0, 50)) await timeOf(id);
  const times: number[] = [];
  for (const id of ids) times.push(await timeOf(id));
  return times;
}

const usage = 'npm run understanding -w @halved/bench -- [--worries 100000]';

await run(async () => {
  const { values } = parseOptions(usage, { options: { worries: { type: 'string', default: '100000' } } });
  const worries = Number(values.worries);
  if (!Number.isInteger(worries) || worries < similarRequests)
    throw new Problem(`${usage}\nThere must be at least ${similarRequests} worries.`);
  say('the models');
  const { loadMs, warmMs, bytes } = start();
  say('texts');
  const times = textTimes();
  say('hostile texts');
  const lengths = [limits.shortContent.max, limits.longContent.max];
  const longest = lengths.map((units) => ({ units, ...longestText(units) }));
  for (const { units, text } of longest)
    say(`longest of ${units} units: ${JSON.stringify(text.slice(0, 80))}`);
  say(`${worries.toLocaleString('en')} worries are written and read`);
  const similar = await similarTimes(worries);
  const ms = (value: number) => `${formatNumber(value)} ms`;
  const rows = [
    ['models loaded, first text read', ms(loadMs), '100 ms'],
    ['every language ready', ms(warmMs), ''],
    ['memory', `${formatNumber(bytes / 1e6)} MB`, '25 MB'],
    ['a text, p50', ms(percentile(times, 0.5)), ''],
    ['a text, p99', ms(percentile(times, 0.99)), '3 ms'],
    ...longest.map((one) => [
      `the longest of hostile texts of ${one.units.toLocaleString('en')} units`,
      ms(one.ms),
      '20 ms',
    ]),
    [`similar among ${worries.toLocaleString('en')}, p50`, ms(percentile(similar, 0.5)), '20 ms'],
    [`similar among ${worries.toLocaleString('en')}, p99`, ms(percentile(similar, 0.99)), ''],
  ];
  process.stdout.write(`${markdownTable(['measure', 'figure', 'floor'], rows)}\n`);
  return 0;
});
