import { type Database, withTransaction } from '@halved/db';
import type { contract } from '@halved/shared/contract';
import type { OutputOf, ParsedInputOf } from '@halved/shared/contract/operation';
import type { MemberContext } from '../../context.ts';
import { fail, refuse } from '../../errors.ts';
import { recordAction } from '../../services/audit-queries.ts';
import { isFuture } from '../../services/clock-queries.ts';
import { newCode, plainCode } from '../../services/codes.ts';
import { hashToken } from '../../services/tokens.ts';
import { deleteInvite, insertInvite, inviteList, spendInvite } from './invite-queries.ts';

type Operations = typeof contract.admin;

/** Makes an invitation. Its code is in this answer and nowhere else. */
export async function createInvite(
  { services: { env, pool }, viewer }: MemberContext,
  { note, uses, expiresAt }: ParsedInputOf<Operations['createInvite']>,
): Promise<OutputOf<Operations['createInvite']>> {
  const code = newCode();
  const id = await withTransaction(pool, async (tx) => {
    if (expiresAt && !(await isFuture(tx, expiresAt))) refuse('expiresAt', 'validation.momentInPast');
    const inviteId = await insertInvite(tx, {
      codeHash: hashToken(plainCode(code)),
      note: note || null,
      uses,
      expiresAt: expiresAt ? new Date(expiresAt) : null,
      createdBy: viewer.id,
    });
    const details = { uses: String(uses) };
    await recordAction(tx, { action: 'invite.create', actorId: viewer.id, subjectId: inviteId, details });
    return inviteId;
  });
  return { id, code, url: `${env.publicUrl}/register?invite=${code}` };
}

export async function invitePage(ctx: MemberContext, start: ParsedInputOf<Operations['invites']>) {
  const { items, page } = await inviteList(ctx, { ...start, name: 'invites' });
  return { invites: items, ...page };
}

/** Withdraws an invitation. Fails with NOT_FOUND. */
export async function revokeInvite({ services: { pool }, viewer }: MemberContext, id: string): Promise<void> {
  await withTransaction(pool, async (tx) => {
    if (!(await deleteInvite(tx, id))) fail('NOT_FOUND');
    await recordAction(tx, { action: 'invite.revoke', actorId: viewer.id, subjectId: id, details: {} });
  });
}

/**
 * Counts a registration with an invitation, in the transaction of the registration. Fails with VALIDATION_FAILED if the
 * code is unknown, used up or out of date.
 */
export async function redeemInvite(db: Database, code: string): Promise<void> {
  if (!(await spendInvite(db, hashToken(plainCode(code))))) refuse('inviteCode', 'validation.inviteCode');
}
