import type { Statement } from '../lib/wire-protocol.ts';
import { countBlocks, type DatabaseTime, timeStatements } from './statements.ts';

/** The captured statements of each page, in the database of one community size. */
export interface WatchedPages {
  readonly url: string;
  readonly reads: Readonly<Record<string, readonly Statement[]>>;
}

/** The cost of a page in PostgreSQL in a community of one size. */
export interface PageCost extends DatabaseTime {
  readonly blocks: number;
}

/** Measures the cost of each page in every database. The results are by page name, in the order of the databases. */
export async function measureGrowth(watched: readonly WatchedPages[]): Promise<Record<string, PageCost[]>> {
  const costs: Record<string, PageCost[]> = {};
  for (const name of Object.keys(watched[0]?.reads ?? {})) {
    const each = watched.map(({ url, reads }) => ({ url, seen: reads[name] ?? [] }));
    const times = await timeStatements(each);
    const blocks = await Promise.all(each.map(countBlocks));
    costs[name] = times.map((time, index) => ({ ...time, blocks: blocks[index] ?? Number.NaN }));
  }
  return costs;
}
