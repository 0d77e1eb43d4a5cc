import pg from 'pg';
import { median } from '../lib/statistics.ts';
import type { Statement } from '../lib/wire-protocol.ts';

/** What a call costs PostgreSQL. */
export interface DatabaseCost {
  readonly statements: number;
  /** The median of many runs over one connection, prepared as the API prepares it, in milliseconds. */
  readonly ms: number;
  /** Pages of 8 kB touched, in memory or not. */
  readonly blocks: number;
}

const runs = 300;

const isRead = ({ text }: Statement) => /^\s*(select|with)\b/i.test(text);

/** Runs the reading statements that a call was seen to send, with the very values, and says what they cost. */
export async function measureStatements(url: string, seen: readonly Statement[]): Promise<DatabaseCost> {
  const reads = seen.filter(isRead);
  const client = new pg.Client(url);
  await client.connect();
  try {
    let blocks = 0;
    for (const { text, values } of reads) blocks += await blocksOf(client, text, values);
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const began = performance.now();
      for (const { text, name, values } of reads) {
        await client.query({ ...(name !== '' && { name }), text, values, rowMode: 'array' });
      }
      times.push(performance.now() - began);
    }
    return { statements: seen.length, ms: median(times), blocks };
  } finally {
    await client.end();
  }
}

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
}

async function blocksOf(client: pg.Client, text: string, values: (string | null)[]): Promise<number> {
  const explained = await client.query<Plan>(
    `explain (analyze, buffers, timing off, format json) ${text}`,
    values,
  );
  const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan;
  return plan ? plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] : Number.NaN;
}
