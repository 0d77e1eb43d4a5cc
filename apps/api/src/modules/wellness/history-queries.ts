import { exerciseProgress, viewerId } from '@halved/db';
import { sql } from 'drizzle-orm';
import { atMoment, listColumns, newestFirst, pagedList, shownCursor } from '../paging/public.ts';
import { progressColumns } from './progress-queries.ts';

/** Every exercise that the caller has started, the latest first. */
export const history = pagedList({
  order: newestFirst('startedAt', 'id', shownCursor),
  positionOf: ({ startedAt, id }) => atMoment(startedAt, id),
  with: [
    sql`own_progress as not materialized (
      select * from ${exerciseProgress} where ${exerciseProgress.userId} = ${viewerId}
    )`,
  ],
  rows: sql`own_progress`,
  shown: () => sql`page ${exerciseProgress}`,
  columns: listColumns(progressColumns),
});
