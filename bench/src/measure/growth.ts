import type { Statement } from '../lib/wire-protocol.ts';
import { countBlocks, type DatabaseTime, timeStatements } from './statements.ts';

/** The statements of each page in the database of one size. */
export interface WatchedPages {
  readonly url: string;
  readonly reads: Readonly<Record<string, readonly Statement[]>>;
}

/** What a page costs PostgreSQL in a community of one size. */
export interface PageCost extends DatabaseTime {
  readonly blocks: number;
}

/** Each page's cost in every database, by the name of the page; the databases in the order given. */
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
