import { type Database, withTransaction } from '@halved/db';
import type { contract } from '@halved/shared/contract';
import type { AdminMemberDetails } from '@halved/shared/contract/admin-members';
import type { ParsedInputOf } from '@halved/shared/contract/operation';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { changeMember } from '../../services/member-change-queries.ts';
import { markVerified } from '../auth/public.ts';
import { entriesAbout, presentLogEntry } from '../moderation/public.ts';
import { allMembers, foundMembers } from './member-list-queries.ts';
import { endAllSessions, findMember } from './member-queries.ts';
import { presentMember } from './present.ts';

type Input = ParsedInputOf<typeof contract.admin.members>;

/** A page of the members that pass the filters, the newest first. */
export async function membersPage(ctx: MemberContext, { query = '', role, tier, status, ...start }: Input) {
  // Screens write a username with an @ before it.
  const username = query.replace(/^@/, '');
  const values = { query, username, role: role ?? null, tier: tier ?? null, status: status ?? null };
  const list = query === '' ? allMembers : foundMembers;
  const { items, page } = await list(ctx, { ...start, name: `members ${JSON.stringify(values)}`, values });
  return { members: items.map(presentMember), ...page };
}

/** One member, with open sessions and the audit log about the member. */
export async function memberDetails(db: Database, id: string): Promise<AdminMemberDetails> {
  const row = (await findMember(db, id)) ?? fail('NOT_FOUND');
  const log = await entriesAbout(db, id);
  return { ...presentMember(row), sessions: row.sessions, log: log.map(presentLogEntry) };
}

/**
 * Marks the address of a member as verified. It is no proof that the member reads its mail, so it makes nobody an admin
 * whom ADMIN_EMAILS names (auth/admin-emails.ts).
 */
export async function verifyMember(
  { services: { accounts, db, pool }, viewer }: MemberContext,
  id: string,
): Promise<AdminMemberDetails> {
  await withTransaction(pool, async (tx) => {
    if (!(await findMember(tx, id))) fail('NOT_FOUND');
    if (!(await markVerified(tx, { id, by: 'admin' }))) fail('ALREADY_VERIFIED');
    await changeMember(tx, id, { action: 'user.verify', set: {}, details: {} }, viewer.id);
  });
  accounts.forget(id);
  return memberDetails(db, id);
}

/** Ends every session of a member, and returns how many there were. */
export async function endMemberSessions(
  { services: { accounts, pool }, viewer }: MemberContext,
  id: string,
): Promise<number> {
  const ended = await withTransaction(pool, async (tx) => {
    if (!(await findMember(tx, id))) fail('NOT_FOUND');
    const count = await endAllSessions(tx, id);
    const details = { sessions: String(count) };
    await changeMember(tx, id, { action: 'user.end_sessions', set: {}, details }, viewer.id);
    return count;
  });
  accounts.forget(id);
  return ended;
}
