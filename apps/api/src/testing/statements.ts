import type { PoolClient, QueryResultRow } from 'pg';
import { vi } from 'vitest';
import type { Api } from './harness.ts';

/** A statement as PostgreSQL received it. */
export interface Sent {
  text: string;
  values: unknown[];
}

const isSent = (query: unknown): query is Sent =>
  typeof query === 'object' && query !== null && 'text' in query && 'values' in query;

/** The statements that a call sends to PostgreSQL over any connection, `begin` and `commit` included. */
export async function sentBy(
  { pool }: Pick<Api, 'pool'>,
  call: () => Promise<unknown>,
): Promise<(Sent | string)[]> {
  const client = await pool.connect();
  client.release();
  const spy = vi.spyOn(Object.getPrototypeOf(client), 'query');
  try {
    await call();
    return spy.mock.calls.map(([query]: unknown[]) => (isSent(query) ? query : String(query)));
  } finally {
    spy.mockRestore();
  }
}

/** The tables that a statement reads or writes. */
export const tablesOf = (sent: Sent | string): string[] => {
  const text = typeof sent === 'string' ? sent : sent.text;
  return [...text.matchAll(/\b(?:from|join|into|update)\s+"?(\w+)/gi)].map(([, table = '']) => table);
};

interface Explained {
  'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
}

/** A value as an SQL literal. */
const textOf = (value: unknown): string =>
  Array.isArray(value) ? `{${value.map((each) => JSON.stringify(String(each))).join(',')}}` : String(value);

/** Both ways in which PostgreSQL plans a statement: for its values, and for any values. */
const planModes = ['force_custom_plan', 'force_generic_plan'];

/** Explains a statement with the given options, planned in one way. Writes are rolled back. */
async function explain<Row extends QueryResultRow>(
  client: PoolClient,
  { text, values }: Sent,
  mode: string,
  options: string,
): Promise<Row[]> {
  const literal = (value: unknown) => (value === null ? 'null' : client.escapeLiteral(textOf(value)));
  const args = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
  await client.query('begin');
  await client.query(`set local plan_cache_mode = ${mode}`);
  await client.query(`prepare measured as ${text}`);
  const { rows } = await client.query<Row>(`explain (${options}) execute measured${args}`);
  await client.query('deallocate measured');
  await client.query('rollback');
  return rows;
}

/** The text of both plans of a statement. `begin` and `commit` have none. */
export async function plansOf({ pool }: Pick<Api, 'pool'>, sent: Sent | string): Promise<string> {
  if (typeof sent === 'string') return '';
  const client = await pool.connect();
  try {
    const lines: string[] = [];
    for (const mode of planModes) {
      const rows = await explain<{ 'QUERY PLAN': string }>(client, sent, mode, 'costs off');
      lines.push(...rows.map((row) => row['QUERY PLAN']));
    }
    return lines.join('\n');
  } finally {
    client.release();
  }
}

/**
 * The number of blocks of 8 kB that a statement reads, from memory or from disk. PostgreSQL may plan the statement for
 * these values, or for any values. Both plans are measured, and the larger number is returned. Writes are rolled back.
 * `begin` and `commit` read no blocks.
 */
export async function blocksOf({ pool }: Pick<Api, 'pool'>, sent: Sent | string): Promise<number> {
  if (typeof sent === 'string') return 0;
  const client = await pool.connect();
  try {
    const blocksOfPlan = async (mode: string) => {
      const options = 'analyze, buffers, timing off, format json';
      const [explained] = await explain<Explained>(client, sent, mode, options);
      const plan = explained?.['QUERY PLAN'][0].Plan;
      return plan ? plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] : Number.NaN;
    };
    const blocks: number[] = [];
    for (const mode of planModes) {
      // The smaller of two runs: when autovacuum ran just before, the first one also reads the catalog again.
      blocks.push(Math.min(await blocksOfPlan(mode), await blocksOfPlan(mode)));
    }
    return Math.max(...blocks);
  } finally {
    client.release();
  }
}
