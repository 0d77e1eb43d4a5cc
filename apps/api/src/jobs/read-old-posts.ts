import { highestId } from '@halved/db';
import { buildAggregates } from '../modules/aggregates/public.ts';
import {
  analyzePosts,
  countUnanalyzed,
  countUncounted,
  findUnanalyzed,
  refreshStatistics,
} from '../modules/analysis/public.ts';
import type { Services } from '../services/index.ts';
import { afterAnalyses, afterRecount, type Rest, resting } from './pauses.ts';

/** How many posts are read in one transaction. */
const batch = 25;
const logEvery = 1_000;

type Dependencies = Pick<Services, 'db' | 'pool' | 'log' | 'jobs'>;

export interface RunOptions {
  /** Aborting the signal ends the work early. */
  signal: AbortSignal;
  /** Whether to pause between batches, so that the server answers requests meanwhile. */
  pauses: boolean;
}

/** Returns a function that rests if the work pauses at all, and tells whether to continue. */
const restingIf = (rest: Rest, { pauses, signal }: RunOptions) =>
  pauses ? resting(rest, { signal }) : async () => !signal.aborted;

async function readAll({ db, pool, log }: Dependencies, options: RunOptions): Promise<number> {
  const { signal } = options;
  const rest = restingIf(afterAnalyses, options);
  let read = 0;
  let loggedRead = 0;
  let total = 0;
  for (let before: string | null = highestId; before !== null && !signal.aborted; ) {
    const { last, unanalyzed } = await findUnanalyzed(db, before);
    if (unanalyzed.length > 0 && total === 0) total = (await countUnanalyzed(db)).unanalyzed;
    for (let from = 0; from < unanalyzed.length && !signal.aborted; from += batch) {
      read += await analyzePosts(pool, unanalyzed.slice(from, from + batch));
      if (read - loggedRead >= logEvery) {
        loggedRead = read;
        log.info({ read, of: total }, 'worries are being analysed');
      }
      await rest();
    }
    before = last;
    await rest();
  }
  if (read > 0) log.info({ read, of: total }, 'worries were analysed');
  return read;
}

/**
 * Reads the posts that have no analysis, or an analysis by an older model, the newest first. Then it counts similar
 * posts for each post that has no count yet, and adds their number to the aggregates. The database shows which posts
 * are left. So several workers can share the work, and the next worker continues where a killed one stopped. Returns
 * how many posts it has read.
 */
export async function readOldPosts(services: Dependencies, options: RunOptions): Promise<number> {
  const read = await readAll(services, options);
  // The first snapshot of the aggregates waits for the analyses.
  if (read > 0) services.jobs.wake('build-aggregates');
  if (read > 0) await refreshStatistics(services.db);
  const counted = await countUncounted(services.db, restingIf(afterRecount, options));
  if (read > 0 && counted > 0 && !options.signal.aborted)
    await buildAggregates(services, ['overall'], options.signal);
  return read;
}
