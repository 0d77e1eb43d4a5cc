import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { BenchDatabase, StopMode } from '../lib/postgres.ts';
import { withClient } from '../lib/postgres.ts';
import { isRunning } from '../lib/processes.ts';
import type { RunningServer } from '../lib/server.ts';
import { startClients } from './writers.ts';

/** The effects of restarting the database under load. Times are in milliseconds. */
export interface RestartFigures {
  readonly acknowledged: number;
  readonly missing: number;
  readonly doubled: number;
  readonly longestMs: number;
  /** For each restart, the time from the database's first accepted connection to the first success of a client. */
  readonly firstSuccessMs: number[];
  readonly serverLives: boolean;
  readonly refusedWithoutRetryAfter: number;
  readonly statuses: Record<string, number>;
}

const quietMs = 3_000;
const downMs = 1_500;
const patienceMs = 60_000;

/** Resolves with the moment at which the database accepts connections again. */
async function backAt(url: string): Promise<number> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    if (performance.now() > deadline)
      throw new Error(`The database is not back after ${patienceMs / 1000} s`);
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    if (connected) {
      const at = performance.now();
      await client.end();
      return at;
    }
    await sleep(5);
  }
}

/** Restarts PostgreSQL once with a normal shutdown and once by a crash, while clients write and read. */
export async function restartUnderLoad(
  database: BenchDatabase,
  server: RunningServer,
  token: string,
  onStep: (step: string) => void,
): Promise<RestartFigures> {
  const clients = startClients([server.url], token);
  const returns: number[] = [];
  for (const mode of ['fast', 'immediate'] satisfies StopMode[]) {
    await sleep(quietMs);
    onStep(mode === 'fast' ? 'the database is stopped' : 'the database crashes');
    await database.stop(mode);
    await sleep(downMs);
    const [at] = await Promise.all([backAt(database.url), database.start()]);
    returns.push(at);
  }
  await sleep(quietMs);
  const { acknowledged, successesAt, longestMs, statuses, refusedWithoutRetryAfter } = await clients.stop();
  return {
    ...(await compareWithDatabase(database.url, acknowledged)),
    longestMs,
    refusedWithoutRetryAfter,
    firstSuccessMs: returns.map((at) => (successesAt.find((success) => success > at) ?? Infinity) - at),
    serverLives: isRunning(server.process),
    statuses: Object.fromEntries(statuses),
  };
}

/** Checks that the database contains every acknowledged worry, and none of them twice. */
export async function compareWithDatabase(url: string, acknowledged: ReadonlyMap<string, string>) {
  return withClient(url, async (client) => {
    const storedPosts = await client.query<{ id: string; text: string }>(
      'select id, short_content as text from posts where id = any($1)',
      [[...acknowledged.keys()]],
    );
    const intact = storedPosts.rows.filter(({ id, text }) => acknowledged.get(id) === text).length;
    const doubled = await client.query(
      `select short_content from posts where short_content like 'A worry during the restart%'
       group by 1 having count(*) > 1`,
    );
    return {
      acknowledged: acknowledged.size,
      missing: acknowledged.size - intact,
      doubled: doubled.rows.length,
    };
  });
}

/** The promises of docs/reliability.md that a restart broke; empty if all were kept. */
export function brokenPromises(figures: RestartFigures): string[] {
  const {
    refusedWithoutRetryAfter,
    missing,
    doubled,
    longestMs,
    firstSuccessMs,
    serverLives,
    statuses,
    acknowledged,
  } = figures;
  const unexpected = Object.keys(statuses).filter((status) => !['200', '201', '409', '503'].includes(status));
  return [
    ...(serverLives ? [] : ['the server ended']),
    ...(acknowledged > 0 ? [] : ['nothing was written at all']),
    ...(missing === 0 ? [] : [`${missing} acknowledged worries are missing or changed`]),
    ...(doubled === 0 ? [] : [`${doubled} worries stand there twice`]),
    ...(longestMs <= 30_000 ? [] : [`a request took ${Math.round(longestMs)} ms`]),
    ...(firstSuccessMs.every((ms) => ms <= 1_000) ? [] : ['the first success came later than 1 s']),
    ...(refusedWithoutRetryAfter === 0
      ? []
      : [`${refusedWithoutRetryAfter} answers of status 503 without Retry-After`]),
    ...(unexpected.length === 0 ? [] : [`answers other than 2xx, 409 and 503: ${unexpected.join(', ')}`]),
  ];
}
