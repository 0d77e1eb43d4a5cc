import { type Database, withTransaction } from '@halved/db';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { isLastActingAdmin } from '../../services/member-change-queries.ts';
import { deleteAccount, endSubscriptions, lockLeaving, membersMarked } from './leave-queries.ts';
import { removeRecords, removeReports, removeTies } from './leave-ties-queries.ts';
import { removeWords } from './leave-words-queries.ts';

/**
 * Deletes an account and everything personal (docs/product.md §2.7). Comments with replies of others remain as stubs, and
 * the counters of others are corrected. Foreign keys delete what belongs to the account alone.
 */
async function removeAccount(db: Database, member: { userId: string }): Promise<void> {
  await removeRecords(db, member);
  await removeTies(db, member);
  await removeReports(db, member);
  await removeWords(db, member);
  await endSubscriptions(db, member);
  await deleteAccount(db, member);
}

/**
 * Deletes the caller's account in one transaction. Fails with LAST_ADMIN, or with UNAUTHENTICATED if the account is
 * already gone.
 */
export const leave = ({ services, viewer }: MemberContext): Promise<void> =>
  withTransaction(services.pool, async (db) => {
    const member = { userId: viewer.id };
    const role = (await lockLeaving(db, member)) ?? fail('UNAUTHENTICATED');
    if (role === 'admin' && (await isLastActingAdmin(db, viewer.id))) fail('LAST_ADMIN');
    await removeAccount(db, member);
  });

/**
 * Deletes the accounts with these marks again, which a restored backup has brought back. Also the only admin among them:
 * the operator, who restores, can appoint another. Returns how many there were.
 */
export async function removeMarked(db: Database, marks: readonly string[]): Promise<number> {
  const members = await membersMarked(db, marks);
  for (const member of members) await removeAccount(db, member);
  return members.length;
}
