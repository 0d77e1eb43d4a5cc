import { withTransaction } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { succeeded } from '@halved/shared/contract/scalars';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { checkPassword } from './check-password.ts';
import { reportToOwner } from './reports.ts';
import { cipherFor, spendAppCode, spendCode, turnOff, turnOn } from './second-factor.ts';
import { lockFactor, storeSecret } from './second-factor-queries.ts';
import { endSessionsOf } from './session-queries.ts';
import { inBase32, newSecret, otpauthUrl } from './totp.ts';

const operations = contract.auth;

/** The handlers of the second factor (docs/product.md §2.9). */
export const secondFactor = {
  startTotp: serve(operations.startTotp, async ({ ctx, input }) => {
    const { env, pool } = ctx.services;
    const userId = ctx.viewer.id;
    await checkPassword(ctx, input.password);
    const bytes = newSecret();
    const encrypted = cipherFor(ctx.services, userId).encrypt(bytes.toString('base64url'));
    await withTransaction(pool, async (tx) => {
      if ((await lockFactor(tx, userId)) ?? fail('UNAUTHENTICATED')) fail('SECOND_FACTOR_ON');
      await storeSecret(tx, { userId, secret: encrypted });
    });
    const secret = inBase32(bytes);
    const issuer = new URL(env.publicUrl).hostname;
    return { secret, otpauthUrl: otpauthUrl({ secret, issuer, account: ctx.viewer.username }) };
  }),

  confirmTotp: serve(operations.confirmTotp, async ({ ctx, input }) => {
    const { accounts, jobs, pool } = ctx.services;
    const { id: userId, sessionId } = ctx.viewer;
    const recoveryCodes = await withTransaction(pool, async (tx) => {
      if ((await lockFactor(tx, userId)) ?? fail('UNAUTHENTICATED')) fail('SECOND_FACTOR_ON');
      if (!(await spendAppCode(ctx.services, tx, { userId, code: input.code }))) fail('INVALID_CODE');
      await endSessionsOf(tx, userId, sessionId);
      const codes = await turnOn(tx, userId);
      await reportToOwner(tx, ctx.services, { userId, kind: 'second_factor_on' });
      return codes;
    });
    accounts.forget(userId);
    jobs.wake('send-mail');
    return { recoveryCodes };
  }),

  removeTotp: serve(operations.removeTotp, async ({ ctx, input }) => {
    const { accounts, jobs, pool } = ctx.services;
    const userId = ctx.viewer.id;
    await checkPassword(ctx, input.password);
    if (!(await spendCode(ctx.services, { userId, code: input.code }))) fail('INVALID_CODE');
    await withTransaction(pool, async (tx) => {
      if (!(await turnOff(tx, userId, userId))) fail('INVALID_CODE');
      await reportToOwner(tx, ctx.services, { userId, kind: 'second_factor_off' });
    });
    accounts.forget(userId);
    jobs.wake('send-mail');
    return succeeded;
  }),
};
