/**
 * Compares pg with postgres.js while PostgreSQL is restarted (docs/decisions/0007-driver-pg.md):
 *
 *     node bench/src/driver-comparison.ts [rounds, default 4]
 *
 * The script starts an embedded PostgreSQL of its own and installs `postgres` into a temporary folder (npm install
 * --no-save), because the product does not depend on it. POSTGRES_JS=3.4.9 names another version.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isTally, type Tally } from './driver/tally.ts';
import { type BenchDatabase, openDatabase, rowsOf } from './lib/postgres.ts';
import { end, run, startNode, temporaryFolder } from './lib/processes.ts';

const version = process.env.POSTGRES_JS ?? '3.4.9';
const rounds = Math.max(1, Number(process.argv[2] ?? 4) || 4);
const quietMs = 1_500;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function installPostgresJs(): Promise<string> {
  const folder = await temporaryFolder('postgres-js');
  say(`Installing postgres@${version} into ${folder} …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await promisify(execFile)(npm, ['install', '--no-save', '--prefix', folder, `postgres@${version}`]);
  return join(folder, 'node_modules', 'postgres', 'src', 'index.js');
}

const prepare = (url: string) =>
  rowsOf(
    url,
    `drop table if exists driver_writes, driver_counters;
    create table driver_writes (id bigint generated always as identity primary key, client int not null);
    create table driver_counters (client int primary key, writes int not null);
    insert into driver_counters select client, 0 from generate_series(0, 99) client;`,
  );

/** Measures one driver with 24 clients during two restarts: one after a normal shutdown, and one after a crash. */
async function measure(name: string, entry: string, database: BenchDatabase): Promise<Tally> {
  await prepare(database.url);
  const worker = startNode(
    [fileURLToPath(new URL('driver/worker.ts', import.meta.url)), name, database.url, entry],
    {},
  );
  await once(worker, 'message');
  for (const mode of ['fast', 'immediate'] as const) {
    await sleep(quietMs);
    await database.restart(mode);
    worker.send('back');
  }
  await sleep(quietMs * 2);
  worker.send('end');
  const [tally]: unknown[] = await Promise.race([once(worker, 'message'), once(worker, 'exit')]);
  await end(worker, 1_000);
  if (!isTally(tally)) throw new Error(`${name} ended without a tally`);
  return tally;
}

const cell = (tally: Tally) =>
  `committed ${tally.committed}, failed ${tally.failed}, uncaught ${tally.uncaught}, ` +
  `never settled ${tally.neverSettled}, first success ${tally.firstSuccessMs.map((ms) => ms ?? 'never').join(' and ')} ms`;

await run(async () => {
  const entry = await installPostgresJs();
  const database = await openDatabase();
  const messages = new Set<string>();
  for (let round = 1; round <= rounds; round++) {
    for (const name of ['pg', 'postgres']) {
      const tally = await measure(name, entry, database);
      say(`round ${round} · ${name.padEnd(8)} · ${cell(tally)}`);
      for (const message of tally.messages) messages.add(`${name}: ${message}`);
    }
  }
  for (const message of messages) say(`uncaught in ${message}`);
  return 0;
});
