import { type SQL, sql } from 'drizzle-orm';
import { moderated } from './moderated-queries.ts';

/**
 * Common table expressions of which `reported` has the number of undecided reports by the author of the item, of items
 * that moderators see. Their cases are open, so the queue leads to them.
 */
export const openReports: SQL = sql`${moderated},
  reported as materialized (
    select moderated.author_id, count(*) as count
    from moderated join reports on reports.decided_at is null
      and (reports.post_id = moderated.post_id or reports.comment_id = moderated.comment_id)
    where moderated.decided_at is null group by moderated.author_id
  )`;
