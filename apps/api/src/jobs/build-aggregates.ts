import { snapshotKinds } from '@halved/db';
import { buildAggregates, dueKinds } from '../modules/aggregates/public.ts';
import { countUnanalyzed } from '../modules/analysis/public.ts';
import type { Services } from '../services/index.ts';
import type { Run } from './job.ts';

/** The share of posts without analysis up to which the very first snapshot is built. */
const unanalyzedShare = 0.02;

/**
 * Builds the parts of the snapshot that are due. The very first one waits until the posts are read, because a demo or a
 * restored community has posts before it has analyses, and the numbers of regions then stay for a week.
 */
export async function buildDueAggregates(
  services: Pick<Services, 'db' | 'pool' | 'log'>,
  { signal }: Pick<Run, 'signal'>,
): Promise<void> {
  const { db, log } = services;
  const due = await dueKinds(db);
  if (due.length === 0) return;
  if (due.length === snapshotKinds.length) {
    const { unanalyzed, all } = await countUnanalyzed(db);
    if (unanalyzed > all * unanalyzedShare) return;
  }
  const begun = performance.now();
  if (await buildAggregates(services, due, signal))
    log.info({ parts: due, ms: Math.round(performance.now() - begun) }, 'aggregates were built');
}
