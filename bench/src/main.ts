/**
 * The benchmarks of docs/performance.md:
 *
 *     npm run bench                         10,000 and 200,000 worries
 *     npm run bench -- --size 1m            10,000 and a million
 *     npm run bench -- --size all           10,000, 200,000 and a million
 *     npm run bench -- --restart            restarts the database under load
 *     npm run bench -- --aggregates         builds the aggregates of 10,000 and a million worries, and times their calls
 *     npm run bench -- --rounds 7 --seconds 3 --docs
 *
 * The command builds the server, starts an embedded PostgreSQL in a temporary folder, and connects to no other machine.
 * The table is printed and written to bench/results/latest.json and latest.md; --docs puts it into docs/performance.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { benchAggregates, brokenAggregateTargets } from './aggregates/aggregates.ts';
import { benchSize, type MeasuredSize, type Pace } from './bench-size.ts';
import { addMember, openInstance } from './instance.ts';
import { Problem, parseOptions } from './lib/problem.ts';
import { hasProc } from './lib/proc.ts';
import { end, run } from './lib/processes.ts';
import { builtServer } from './lib/server.ts';
import { measureGrowth } from './measure/growth.ts';
import { measureEmbeddedStart, measureStart } from './measure/start.ts';
import { signIn } from './member.ts';
import type { Findings } from './report/findings.ts';
import { busyWithOthers, machineName } from './report/machine.ts';
import { printFindings } from './report/print.ts';
import { writeFigures, writeResults } from './report/write.ts';
import { brokenPromises, restartUnderLoad } from './restart/restart.ts';

const began = performance.now();
const say = (step: string) =>
  process.stderr.write(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${step}\n`);

const sizes: Record<string, number> = { '10k': 10_000, '200k': 200_000, '1m': 1_000_000 };
/** Load is measured in a community of this size, or in the largest of the run if this size is not in the run. */
const loadedSize = 200_000;
const quietBelow = 0.1;
const root = join(import.meta.dirname, '..', '..');

async function build(): Promise<void> {
  say('building the server (--no-build takes it as it is)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(npm, ['run', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Problem('The build failed: npm run build says why.');
}

async function benchAll(wanted: readonly number[], pace: Pace): Promise<Findings> {
  if (!hasProc) say('no /proc here: processor time and memory read 0');
  const busy = await busyWithOthers();
  if (busy > quietBelow) {
    say(`other work takes ${Math.round(busy * 100)} % of this machine: the figures will be worse for it`);
  }
  const loaded = wanted.includes(loadedSize) ? loadedSize : wanted.at(-1);
  const measured: MeasuredSize[] = [];
  for (const worries of wanted) {
    const size = await benchSize(worries, pace, worries === loaded, say);
    await end(size.instance.api.process);
    measured.push(size);
  }
  const largest = measured.at(-1)?.instance;
  if (!largest) throw new Error('no size to measure');
  say('database time of each page');
  const growth = await measureGrowth(measured.map(({ watched }) => watched));
  say('process start');
  const start = await measureStart(largest.database.url, pace.rounds + 2);
  for (const { instance } of measured) await instance.database.stop('immediate');
  say('start with the embedded database');
  const embedded = await measureEmbeddedStart(pace.rounds);
  return {
    measuredAt: new Date().toISOString(),
    machine: machineName(),
    busy,
    sizes: measured.map(({ findings }) => findings),
    growth,
    start: { ...start, embeddedFirstMs: embedded.firstMs, embeddedAgainMs: embedded.againMs },
  };
}

async function benchRestart(): Promise<number> {
  const instance = await openInstance(10_000, say);
  const member = await addMember(instance);
  const token = await signIn(instance.api.url, member);
  const figures = await restartUnderLoad(instance.database, instance.api, token, say);
  const broken = brokenPromises(figures);
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  for (const promise of broken) process.stdout.write(`BROKEN: ${promise}\n`);
  if (broken.length > 0) process.stdout.write(`The server said last:\n${instance.api.output()}\n`);
  else process.stdout.write('Every promise of a restart was kept.\n');
  return broken.length === 0 ? 0 : 1;
}

async function benchOfAggregates(): Promise<number> {
  const findings = [await benchAggregates(10_000, say), await benchAggregates(1_000_000, say)];
  const broken = brokenAggregateTargets(findings);
  process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
  for (const target of broken) process.stdout.write(`MISSED: ${target}\n`);
  if (broken.length === 0) process.stdout.write('Every target of the aggregates was met.\n');
  return broken.length === 0 ? 0 : 1;
}

const usage =
  'npm run bench -- [--size 10k|200k|1m|all] [--restart] [--aggregates] [--rounds 5] [--seconds 2] [--docs] [--no-build]';

await run(async () => {
  const { values } = parseOptions(usage, {
    options: {
      size: { type: 'string', multiple: true },
      restart: { type: 'boolean', default: false },
      aggregates: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      docs: { type: 'boolean', default: false },
      build: { type: 'boolean', default: true },
    },
    allowNegative: true,
  });
  const sizeNames = values.size?.flatMap((size) => size.toLowerCase().split(',')) ?? ['10k', '200k'];
  const names = sizeNames.includes('all') ? Object.keys(sizes) : sizeNames;
  const wanted = names.map((name) => sizes[name] ?? Number.NaN);
  const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
  if (![...wanted, pace.rounds, pace.seconds].every((number) => number > 0)) throw new Problem(usage);
  if (values.build || !existsSync(builtServer)) await build();
  if (values.restart) return benchRestart();
  if (values.aggregates) return benchOfAggregates();

  // A million alone would have no smaller size for comparison.
  const ordered = [...new Set(wanted.length === 1 ? [10_000, ...wanted] : wanted)].sort((a, b) => a - b);
  const findings = await benchAll(ordered, pace);
  const report = printFindings(findings);
  process.stdout.write(`${report}\n`);
  await writeResults(findings, report);
  if (values.docs) await writeFigures('performance', report);
  return 0;
});
