import { withTransaction } from '@halved/db';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { deleteAccount, endSubscriptions, lockLeaving, otherAdminsCount } from './leave-queries.ts';
import { removeRecords, removeReports, removeTies } from './leave-ties-queries.ts';
import { removeWords } from './leave-words-queries.ts';

/**
 * Deletes an account and everything personal in one transaction (docs/product.md §2.7). Comments with replies of others
 * remain as stubs, and the counters of others are corrected. Fails with LAST_ADMIN, or with UNAUTHENTICATED if the
 * account is already gone. Foreign keys delete what belongs to the account alone.
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
    await endSubscriptions(db, member);
    await deleteAccount(db, member);
  });
