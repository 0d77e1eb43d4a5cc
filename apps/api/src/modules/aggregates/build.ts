import { type Database, databaseNow, type SnapshotKind, snapshotKinds, withTransaction } from '@halved/db';
import { HeatmapCells, OverviewNumbers, TrendingTopics } from '@halved/shared/contract/demographic-reports';
import { dayMs } from '@halved/shared/durations';
import { type TimeRange, timeRangeDays, timeRanges } from '@halved/shared/time-ranges';
import type { Services } from '../../services/index.ts';
import type { State } from './candidate.ts';
import { isRegional } from './cell.ts';
import { forgetThoseWhoLeft, publishContributors } from './contributor-queries.ts';
import { countCells } from './count-queries.ts';
import { beginBuild, cancelStatement, gather } from './gather-queries.ts';
import { Places } from './places.ts';
import { findSnapshots, markBuilt, publishCells } from './publish-queries.ts';
import { heatmapOf, overviewOf, trendingOf, withSimilar } from './report.ts';
import {
  communityCells,
  communityWeeks,
  countMembers,
  deleteReports,
  findReport,
  readAspects,
  readPrivacy,
  readTopics,
  saveReport,
} from './report-queries.ts';
import { decide } from './rules.ts';
import { buildWeeks } from './weeks.ts';

const findOverview = async (db: Database, range: TimeRange) =>
  OverviewNumbers.safeParse(await findReport(db, range, 'overview')).data;

/**
 * Adds how many posts have similar ones to an overview that was published before they were counted, as the first one of
 * a demo or a restored community is. What is published stays.
 */
async function addSimilar(db: Database, range: TimeRange): Promise<void> {
  const overview = await findOverview(db, range);
  if (overview?.communityHealth.supportMetrics.postsWithSimilarWorries !== null) return;
  await saveReport(db, range, 'overview', withSimilar(overview, { range, aspects: await readAspects(db) }));
}

/**
 * Builds the documents of the demographic pages from what is gathered and from the published cells and weeks. The
 * documents of a range are built only if enough of its people have changed, as its cell is.
 */
async function buildReports(db: Database, now: Date, stateOf: (range: TimeRange) => State): Promise<void> {
  const news = timeRanges.filter((range) => stateOf(range) === 'new');
  await deleteReports(
    db,
    timeRanges.filter((range) => stateOf(range) === 'hidden'),
  );
  for (const range of timeRanges) if (stateOf(range) === 'kept') await addSimilar(db, range);
  if (news.length === 0) return;
  const sources = {
    members: await countMembers(db),
    cells: await communityCells(db),
    aspects: await readAspects(db),
    privacy: await readPrivacy(db),
  };
  const weeks = await communityWeeks(db);
  for (const range of news) {
    const from = new Date(now.getTime() - timeRangeDays[range] * dayMs).toISOString().slice(0, 10);
    const ofRange = { ...sources, range, weeks: weeks.filter(({ week }) => week >= from) };
    await saveReport(db, range, 'overview', overviewOf(ofRange, await findOverview(db, range)));
    const heatmap = HeatmapCells.safeParse(await findReport(db, range, 'heatmap')).data;
    await saveReport(db, range, 'heatmap', heatmapOf(ofRange, heatmap));
  }
  if (!news.includes('30d')) return;
  const trending = TrendingTopics.safeParse(await findReport(db, '30d', 'trending')).data;
  await saveReport(db, '30d', 'trending', trendingOf(await readTopics(db), trending));
}

async function build(db: Database, kinds: readonly SnapshotKind[], signal: AbortSignal): Promise<void> {
  const built = await findSnapshots(db);
  const now = await databaseNow(db);
  const places = new Places();
  await gather(db, places);
  signal.throwIfAborted();
  const cells = await countCells(db, places);
  const decided = decide(cells, (cell) => kinds.includes(isRegional(cell) ? 'regional' : 'overall'));
  signal.throwIfAborted();
  const { news, isChanged } = await publishCells(db, decided);
  const after = new Map(kinds.map((kind) => [kind, built.get(kind) ?? null]));
  await buildWeeks(db, { after, now, places, cells });
  signal.throwIfAborted();
  const stateOf = (range: TimeRange) =>
    decided.find(({ cell }) => cell.range === range && !isRegional(cell) && cell.category === '')?.state ??
    'hidden';
  if (kinds.includes('overall')) await buildReports(db, now, stateOf);
  signal.throwIfAborted();
  if (isChanged) await publishContributors(db, news);
  await markBuilt(db, kinds);
}

const never = new AbortController().signal;

/**
 * Builds parts of the snapshot in one transaction, so that calls see either the snapshot before or the whole new one.
 * Parts that are not built keep their cells. Returns false if another process builds already, or if the build was
 * aborted. Then nothing has changed.
 */
export async function buildAggregates(
  { db: outside, pool }: Pick<Services, 'db' | 'pool'>,
  kinds: readonly SnapshotKind[] = snapshotKinds,
  signal: AbortSignal = never,
): Promise<boolean> {
  try {
    const isBuilt = await withTransaction(pool, async (db) => {
      const connection = await beginBuild(db);
      if (connection === null) return false;
      const cancel = () => void cancelStatement(outside, connection).catch(() => {});
      signal.addEventListener('abort', cancel, { once: true });
      try {
        signal.throwIfAborted();
        await build(db, kinds, signal);
      } finally {
        signal.removeEventListener('abort', cancel);
      }
      return true;
    });
    if (isBuilt) await forgetThoseWhoLeft(outside);
    return isBuilt;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}
