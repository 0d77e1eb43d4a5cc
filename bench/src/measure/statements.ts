import pg from 'pg';
import { withClient } from '../lib/postgres.ts';
import { median, medianRatio } from '../lib/statistics.ts';
import type { Statement } from '../lib/wire-protocol.ts';

/** The time of a page's statements in the PostgreSQL of one community. */
export interface DatabaseTime {
  /** The median of many runs over one connection, in milliseconds. The statements are prepared as in the API. */
  readonly ms: number;
  /** The time divided by that in the first database. Both were measured in turn. */
  readonly growth: number;
}

/** The captured statements of a page with their values, and the database to which they were sent. */
export interface Watched {
  readonly url: string;
  readonly seen: readonly Statement[];
}

const rounds = 7;
/** The number of runs per round, if there is time for all of them. */
const runs = 60;
const roundMs = 120;
const leastRuns = 3;

const noTimes = (): number[] => [];
const isRead = ({ text }: Statement) => /^\s*(select|with)\b/i.test(text);

/** Runs the reading statements in each database in turn, so that other work of the machine affects all equally. */
export async function timeStatements(watched: readonly Watched[]): Promise<DatabaseTime[]> {
  const open = await Promise.all(
    watched.map(async ({ url, seen }) => {
      const client = new pg.Client(url);
      await client.connect();
      return { client, reads: seen.filter(isRead), times: noTimes() };
    }),
  );
  try {
    // The first round does not count, because it plans the statements and fills the caches.
    for (let round = 0; round <= rounds; round++) {
      for (const { client, reads, times } of open) {
        const ms = await medianTime(client, reads);
        if (round > 0) times.push(ms);
      }
    }
    const first = open[0]?.times ?? [];
    return open.map(({ times }) => ({
      ms: median(times),
      growth: medianRatio(times.map((ms, round) => [ms, first[round] ?? ms])),
    }));
  } finally {
    await Promise.all(open.map(({ client }) => client.end()));
  }
}

async function medianTime(client: pg.Client, reads: readonly Statement[]): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + roundMs;
  for (let run = 0; run < runs && (run < leastRuns || performance.now() < end); run++) {
    const began = performance.now();
    for (const { text, name, values } of reads) {
      await client.query({ ...(name !== '' && { name }), text, values, rowMode: 'array' });
    }
    times.push(performance.now() - began);
  }
  return median(times);
}

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
}

/** The number of 8 kB blocks that the statements read, from memory or from disk. */
export async function countBlocks({ url, seen }: Watched): Promise<number> {
  return withClient(url, async (client) => {
    let blocks = 0;
    for (const { text, values } of seen.filter(isRead)) {
      const explain = `explain (analyze, buffers, timing off, format json) ${text}`;
      const explained = await client.query<Plan>(explain, [...values]);
      const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan;
      blocks += plan ? plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] : Number.NaN;
    }
    return blocks;
  });
}
