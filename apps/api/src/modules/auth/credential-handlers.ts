import { setTimeout as wait } from 'node:timers/promises';
import { withTransaction } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { succeeded } from '@halved/shared/contract/scalars';
import { fail, refuse } from '../../errors.ts';
import { queueMail } from '../../services/outbox-queries.ts';
import { serve } from '../../trpc.ts';
import { adminGrantNeeded, confirmAddress } from './admin-emails.ts';
import { checkPassword } from './check-password.ts';
import { forgetResets, ownerOfMailedToken } from './mailed-token-queries.ts';
import { replacePassword } from './password-queries.ts';
import { presentSession } from './present.ts';
import { queueReset, userById } from './queries.ts';
import { reportToOwner } from './reports.ts';
import { resetPassword } from './reset-password.ts';
import { isEasyToGuess } from './rules.ts';
import { endOwnSession, endSessionsOf, sessionsOf } from './session-queries.ts';

const operations = contract.auth;

/**
 * The minimum time of a response to `forgotPassword`. Queueing a mail takes one more write, and the time of the
 * response must not show whether there is an account.
 */
const forgotPasswordMs = 100;

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

  resetPassword: serve(operations.resetPassword, async ({ ctx, input }) => {
    await resetPassword(ctx, input);
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
    const user = (await userById(db, id)) ?? fail('UNAUTHENTICATED');
    if (isEasyToGuess(input.newPassword, user)) refuse('newPassword', 'validation.passwordCommon');
    const from = await checkPassword(ctx, input.currentPassword);
    const to = await passwords.hash(input.newPassword);
    await withTransaction(pool, async (tx) => {
      if (!(await replacePassword(tx, { id, from, to }))) fail('WRONG_PASSWORD');
      await endSessionsOf(tx, id, sessionId);
      await forgetResets(tx, id);
      await reportToOwner(tx, ctx.services, { userId: id, kind: 'password_changed' });
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
