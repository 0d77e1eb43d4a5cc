import type { Database, SnapshotKind } from '@halved/db';
import { databaseNow, snapshotKinds } from '@halved/db';
import { hourMs } from '@halved/shared/durations';
import { findSnapshots } from './publish-queries.ts';

/** How many hours after a build the next one is due. The numbers of regions change once a week. */
const hoursBetween: Record<SnapshotKind, number> = { regional: 7 * 24, overall: 24 };
/** The schedule looks hourly. A build a little early keeps the hour of the day. */
const earlyHours = 1;

/** The parts of the snapshot that are due by the database's clock, or that were due for longer than `lateHours`. */
export async function dueKinds(db: Database, lateHours = -earlyHours): Promise<SnapshotKind[]> {
  const built = await findSnapshots(db);
  const now = await databaseNow(db);
  return snapshotKinds.filter((kind) => {
    const builtAt = built.get(kind);
    return !builtAt || now.getTime() - builtAt.getTime() > (hoursBetween[kind] + lateHours) * hourMs;
  });
}
