import { isHeldByReports } from '@halved/care';
import { newId, withTransaction } from '@halved/db';
import type { ReportWords } from '@halved/shared/contract/moderation-words';
import type { ModeratedKind } from '@halved/shared/moderation-kinds';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { insertReport, lockReported } from './report-queries.ts';
import { setStatus } from './status.ts';

/**
 * Reports a post or comment, and opens its moderation case. The caller must see the item, must not be its author, and
 * can report it only once. Reports by three trusted members hold the item until a moderator decides (docs/product.md
 * §8.3). Returns the id of the report.
 */
export const report = (
  { viewer, services }: MemberContext,
  kind: ModeratedKind,
  { id, reason, details }: ReportWords & { id: string },
): Promise<{ id: string }> =>
  withTransaction(services.pool, async (db) => {
    const reportId = newId();
    // If the item could not be locked, the report is rejected. The caller may see the item by now, but another request
    // may be changing it.
    if (!(await lockReported(db, viewer, { kind, id }))) fail('NOT_FOUND');
    const { reporterMinAgeDays } = services.env;
    const words = { reason, details: details || null };
    const reported = await insertReport(db, viewer, { kind, id, reportId, ...words, reporterMinAgeDays });
    if (!reported) return fail('NOT_FOUND');
    if (reported.isOwn) fail('FORBIDDEN');
    if (!reported.isInserted) fail('ALREADY_REPORTED');
    const { status, mayBeHeld, reporters } = reported;
    if (status === 'approved' && mayBeHeld && isHeldByReports(reporters))
      await setStatus[kind](db, id, 'pending');
    return { id: reportId };
  });
