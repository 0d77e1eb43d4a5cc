import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { median } from '../lib/statistics.ts';
import type { Statement } from '../lib/wire-protocol.ts';

interface Node {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Actual Loops': number;
  Plans?: Node[];
}

interface Explained {
  'QUERY PLAN': [{ Plan: Node; 'Execution Time': number }];
}

/** How PostgreSQL runs a statement. */
export interface StatementCost {
  /** The median time of several runs in milliseconds, without planning. */
  readonly ms: number;
  /** The number of blocks of 8 kB that are read, from memory or from disk. */
  readonly blocks: number;
  /** The indexes that are read, and the tables that are read without one, in the order of the plan. */
  readonly reads: readonly string[];
}

const runs = 7;

function readsOf(node: Node): string[] {
  const below = (node.Plans ?? []).flatMap(readsOf);
  if (node['Actual Loops'] === 0) return below;
  if (node['Index Name']) return [node['Index Name'], ...below];
  return node['Node Type'] === 'Seq Scan' ? [`all of ${node['Relation Name']}`, ...below] : below;
}

/** Replaces the marks of a captured write: those of `known`, and new ids for the others. */
export function fillMarks(
  values: readonly (string | null)[],
  known: Readonly<Record<string, string>>,
): (string | null)[] {
  const fresh: Record<string, string> = {};
  return values.map((value) => {
    if (value === null || !value.startsWith('@')) return value;
    fresh[value] ??= known[value] ?? randomUUID();
    return fresh[value];
  });
}

/**
 * Explains a statement as it runs after many calls: with its generic plan if it has a name. Each run is rolled back.
 * `before` runs in the same transaction first.
 */
export async function explain(
  client: pg.Client,
  { text, name }: Pick<Statement, 'text' | 'name'>,
  values: readonly (string | null)[],
  before: () => Promise<unknown> = async () => undefined,
): Promise<StatementCost> {
  const literals = values.map((value) => (value === null ? 'null' : client.escapeLiteral(value)));
  const call = literals.length > 0 ? `(${literals.join(', ')})` : '';
  const times: number[] = [];
  let plan: Node | undefined;
  await client.query(`set plan_cache_mode = ${name === '' ? 'force_custom_plan' : 'force_generic_plan'}`);
  await client.query(`prepare explained as ${text}`);
  for (let run = 0; run <= runs; run++) {
    await client.query('begin');
    await before();
    const { rows } = await client.query<Explained>(
      `explain (analyze, buffers, timing off, format json) execute explained${call}`,
    );
    await client.query('rollback');
    const explained = rows[0]?.['QUERY PLAN'][0];
    plan = explained?.Plan;
    // The first run plans, and fills the caches.
    if (run > 0) times.push(explained?.['Execution Time'] ?? Number.NaN);
  }
  await client.query('deallocate explained');
  if (!plan) throw new Error('PostgreSQL explained nothing');
  const blocks = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  return { ms: median(times), blocks, reads: [...new Set(readsOf(plan))] };
}
