/**
 * What understanding costs (docs/performance.md): how long the models take to load and how much memory, how long a
 * text takes, and how long the built server takes to find the worries like one among many.
 *
 *     npm run understanding -w @halved/bench [-- --worries 100000]
 *
 * Build first. It starts an embedded PostgreSQL in a temporary folder, and calls nothing but this machine.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { analyse, warm } from '@halved/care';
import { migrate } from '@halved/db/migrate';
import { openDatabase } from './lib/postgres.ts';
import { run, temporaryFolder } from './lib/processes.ts';
import { anyServer, startServer } from './lib/server.ts';
import { percentile } from './lib/statistics.ts';
import { markdownTable, shown } from './report/markdown.ts';
import { mixedTexts } from './seed/texts.ts';
import { plantWorries } from './seed/worries.ts';

const texts = 3_000;
const asked = 300;

const say = (line: string) => process.stderr.write(`${line}\n`);

interface Start {
  loadMs: number;
  warmMs: number;
  bytes: number;
}

/** What a fresh process pays, the best of three. */
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

/** Milliseconds of each call for the worries like one, asked one after the other as a visitor. */
async function similarTimes(worries: number): Promise<number[]> {
  const database = await openDatabase();
  await migrate(database.url);
  const ids = await plantWorries(database.url, worries, asked);
  const api = await startServer(anyServer(), {
    DATABASE_URL: database.url,
    DATA_DIR: await temporaryFolder('data'),
    JWT_SECRET: randomBytes(32).toString('hex'),
    RATE_LIMIT_SCALE: '1000000',
    DEMO: '0',
    LOG_LEVEL: 'error',
  });
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

await run(async () => {
  const { values } = parseArgs({ options: { worries: { type: 'string', default: '100000' } } });
  const worries = Number(values.worries);
  if (!Number.isInteger(worries) || worries < asked) {
    say('npm run understanding -w @halved/bench -- [--worries 100000]');
    return 2;
  }
  say('the models');
  const { loadMs, warmMs, bytes } = start();
  say('texts');
  const times = textTimes();
  say(`${worries.toLocaleString('en')} worries are written and read`);
  const similar = await similarTimes(worries);
  const ms = (value: number) => `${shown(value)} ms`;
  const rows = [
    ['models loaded, first text read', ms(loadMs), '100 ms'],
    ['every language ready', ms(warmMs), ''],
    ['memory', `${shown(bytes / 1e6)} MB`, '25 MB'],
    ['a text, p50', ms(percentile(times, 0.5)), ''],
    ['a text, p99', ms(percentile(times, 0.99)), '3 ms'],
    [`similar among ${worries.toLocaleString('en')}, p50`, ms(percentile(similar, 0.5)), '20 ms'],
    [`similar among ${worries.toLocaleString('en')}, p99`, ms(percentile(similar, 0.99)), ''],
  ];
  process.stdout.write(`${markdownTable(['measure', 'figure', 'floor'], rows)}\n`);
  return 0;
});
