import type { Database } from '@halved/db';
import { dueKinds } from '../aggregates/public.ts';
import { type Finding, good, warning } from './finding.ts';

/** A snapshot that is late by less was only waiting for a server to run. */
const lateAfterHours = 24;

/** Reports whether the snapshot of the aggregates is overdue. */
export async function aggregatesInDatabase(db: Database): Promise<Finding> {
  const late = await dueKinds(db, lateAfterHours);
  return late.length === 0
    ? good('The aggregates are up to date.')
    : warning(
        `The aggregates are overdue (${late.join(', ')}): a running server builds them by itself, or npm run halved -- aggregates build`,
      );
}
