import { setTimeout as wait } from 'node:timers/promises';
import { type Database, withTransaction } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { succeeded } from '@halved/shared/contract/scalars';
import type { EmailProof } from '@halved/shared/email-proofs';
import { isCommonPassword } from '../../content/common-passwords.ts';
import { fail, refuse } from '../../errors.ts';
import { queueMail } from '../../services/outbox-queries.ts';
import { serve } from '../../trpc.ts';
import { promoteByEmail } from './admin-email-queries.ts';
import { adminGrantNeeded } from './admin-emails.ts';
import { forgetResets, ownerOfMailedToken, spendMailedToken } from './mailed-token-queries.ts';
import { passwordHashOf, replacePassword } from './password-queries.ts';
import { presentSession } from './present.ts';
import { lockUser, markVerified, queueReset, userById } from './queries.ts';
import { endOwnSession, endSessionsOf, sessionsOf } from './session-queries.ts';

const operations = contract.auth;

/**
 * The minimum time of a response to `forgotPassword`. Queueing a mail takes one more write, and the time of the
 * response must not show whether there is an account.
 */
const forgotPasswordMs = 100;

/**
 * Records that a mailed link proved an address. `by` says how the link was opened. The proof may make the member admin,
 * if ADMIN_EMAILS names the address. Runs in the caller's transaction. Returns true if ADMIN_EMAILS names the address
 * but the proof is too weak, so that the operator has to grant the role.
 */
async function confirmAddress(
  db: Database,
  { id, by }: { id: string; by: EmailProof },
  adminEmails: string[],
): Promise<boolean> {
  return (await markVerified(db, { id, by })) && (await promoteByEmail(db, adminEmails, id)) > 0;
}

/** The handlers for addresses, passwords and sessions. */
export const credentials = {
  forgotPassword: serve(operations.forgotPassword, async ({ ctx, input }) => {
    const { db, jobs, limiter } = ctx.services;
    const email = input.email.toLowerCase();
    await limiter.consume('forgotPasswordAccount', email);
    const minimumTime = wait(forgotPasswordMs);
    await queueReset(db, email);
    jobs.wake('send-mail');
    await minimumTime;
    return succeeded;
  }),

  /** A mailed link to a new password also proves the address, so that an unverified address becomes verified. */
  resetPassword: serve(operations.resetPassword, async ({ ctx, input }) => {
    const { accounts, db, env, jobs, limiter, loginGuard, passwords, pool } = ctx.services;
    if (isCommonPassword(input.password)) refuse('password', 'validation.passwordCommon');
    const link = { token: input.token, purpose: 'reset' } as const;
    const id = (await ownerOfMailedToken(db, link)) ?? fail('INVALID_TOKEN');
    const to = await passwords.hash(input.password);
    const email = await withTransaction(pool, async (tx) => {
      await lockUser(tx, id);
      const from = await passwordHashOf(tx, id);
      if (from === undefined || !(await spendMailedToken(tx, link))) return fail('INVALID_TOKEN');
      await replacePassword(tx, { id, from, to });
      await endSessionsOf(tx, id);
      await forgetResets(tx, id);
      await confirmAddress(tx, { id, by: 'reset' }, env.adminEmails);
      await queueMail(tx, { userId: id, kind: 'password_changed' });
      return (await userById(tx, id))?.email ?? fail('INVALID_TOKEN');
    });
    accounts.forget(id);
    await loginGuard.forgive({ email, address: ctx.address });
    await limiter.forget('secondFactorLogin', id);
    jobs.wake('send-mail');
    return succeeded;
  }),

  verifyEmail: serve(operations.verifyEmail, async ({ ctx, input }) => {
    const { accounts, db, env, log, pool } = ctx.services;
    const id = (await ownerOfMailedToken(db, { ...input, purpose: 'verify' })) ?? fail('INVALID_TOKEN');
    const by = ctx.viewer?.id === id ? 'session' : 'link';
    const isGrantNeeded = await withTransaction(pool, (tx) =>
      confirmAddress(tx, { id, by }, env.adminEmails),
    );
    if (isGrantNeeded) log.warn(adminGrantNeeded);
    accounts.forget(id);
    return { verified: true as const };
  }),

  resendVerification: serve(operations.resendVerification, async ({ ctx }) => {
    const { jobs, pool } = ctx.services;
    await withTransaction(pool, async (tx) => {
      const user = (await userById(tx, ctx.viewer.id)) ?? fail('UNAUTHENTICATED');
      if (user.emailVerifiedAt) fail('ALREADY_VERIFIED');
      await queueMail(tx, { userId: user.id, kind: 'verify_email' });
    });
    jobs.wake('send-mail');
    return succeeded;
  }),

  changePassword: serve(operations.changePassword, async ({ ctx, input }) => {
    const { accounts, db, jobs, limiter, passwords, pool } = ctx.services;
    const { id, sessionId } = ctx.viewer;
    if (isCommonPassword(input.newPassword)) refuse('newPassword', 'validation.passwordCommon');
    const from = (await passwordHashOf(db, id)) ?? fail('UNAUTHENTICATED');
    if (!(await passwords.verify(from, input.currentPassword))) fail('WRONG_PASSWORD');
    const to = await passwords.hash(input.newPassword);
    await withTransaction(pool, async (tx) => {
      if (!(await replacePassword(tx, { id, from, to }))) fail('WRONG_PASSWORD');
      await endSessionsOf(tx, id, sessionId);
      await forgetResets(tx, id);
      await queueMail(tx, { userId: id, kind: 'password_changed' });
    });
    accounts.forget(id);
    await limiter.forget('secondFactorLogin', id);
    jobs.wake('send-mail');
    return succeeded;
  }),

  sessions: serve(operations.sessions, async ({ ctx }) => {
    const rows = await sessionsOf(ctx.services.db, ctx.viewer.id);
    return { sessions: rows.map((row) => presentSession(row, ctx.viewer)) };
  }),

  endSession: serve(operations.endSession, async ({ ctx, input }) => {
    const { accounts, db } = ctx.services;
    if (!(await endOwnSession(db, ctx.viewer.id, input.id))) fail('NOT_FOUND');
    accounts.forget(ctx.viewer.id);
    return succeeded;
  }),
};
