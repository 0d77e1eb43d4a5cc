import { withTransaction } from '@halved/db';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { deleteAccount, lockLeaving, otherAdminsCount } from './leave-queries.ts';
import { removeRecords, removeReports, removeTies } from './leave-ties-queries.ts';
import { removeWords } from './leave-words-queries.ts';

/**
 * Deletes an account and everything personal, all at once or nothing (docs/product.md §2.7): comments with
 * replies of others stay as stubs, and every counter of others is right. Fails with LAST_ADMIN, or UNAUTHENTICATED where
 * the account is gone already. What hangs on the account alone goes with its row.
 */
export const leave = ({ services, viewer }: MemberContext): Promise<void> =>
  withTransaction(services.pool, async (db) => {
    const member = { userId: viewer.id };
    const role = (await lockLeaving(db, member)) ?? fail('UNAUTHENTICATED');
    if (role === 'admin' && (await otherAdminsCount(db, member)) === 0) fail('LAST_ADMIN');
    await removeRecords(db, member);
    await removeTies(db, member);
    await removeReports(db, member);
    await removeWords(db, member);
    await deleteAccount(db, member);
  });
