import { withTransaction } from '@halved/db';
import type { contract } from '@halved/shared/contract';
import type { ParsedInputOf } from '@halved/shared/contract/operation';
import type { Context } from '../../context.ts';
import { fail, refuse } from '../../errors.ts';
import { queueMail } from '../../services/outbox-queries.ts';
import { confirmAddress } from './admin-emails.ts';
import {
  forgetResets,
  ownerOfMailedToken,
  ownerOfSpentToken,
  rememberSpentToken,
  spendMailedToken,
} from './mailed-token-queries.ts';
import { passwordHashOf, replacePassword } from './password-queries.ts';
import { lockUser, userById } from './queries.ts';
import { isEasyToGuess } from './rules.ts';
import { endSessionsOf } from './session-queries.ts';

type Input = ParsedInputOf<typeof contract.auth.resetPassword>;

/** Uses a link up for a new password. Returns the address of the account; undefined if the link does not work. */
async function setByLink({ services }: Context, { token, password }: Input): Promise<string | undefined> {
  const { accounts, db, env, jobs, limiter, passwords, pool } = services;
  const link = { token, purpose: 'reset' } as const;
  const id = await ownerOfMailedToken(db, link);
  if (id === undefined) return undefined;
  const user = (await userById(db, id)) ?? fail('INVALID_TOKEN');
  if (isEasyToGuess(password, user)) refuse('password', 'validation.passwordCommon');
  const to = await passwords.hash(password);
  const email = await withTransaction(pool, async (tx) => {
    await lockUser(tx, id);
    const from = await passwordHashOf(tx, id);
    if (from === undefined || !(await spendMailedToken(tx, link))) return undefined;
    await replacePassword(tx, { id, from, to });
    await endSessionsOf(tx, id);
    await forgetResets(tx, id);
    await rememberSpentToken(tx, { token, userId: id });
    await confirmAddress(tx, { id, by: 'reset' }, env.adminEmails);
    await queueMail(tx, { userId: id, kind: 'password_changed' });
    return (await userById(tx, id))?.email;
  });
  if (email === undefined) return undefined;
  accounts.forget(id);
  await limiter.forget('secondFactorLogin', id);
  jobs.wake('send-mail');
  return email;
}

/**
 * Whether an earlier call with this link has set this very password, so that its answer was lost. A wrong password is
 * counted like a failed sign-in: a used link must not help to guess the new password.
 */
async function wasSetByLink({ address, services }: Context, { token, password }: Input): Promise<boolean> {
  const { db, loginGuard, passwords } = services;
  const id = await ownerOfSpentToken(db, token);
  const account = id === undefined ? undefined : await userById(db, id);
  if (!account) return false;
  const attempt = { email: account.email, address };
  await loginGuard.begin(attempt);
  const isSame = await passwords
    .verify(await passwordHashOf(db, account.id), password)
    .catch(async (error) => {
      await loginGuard.undecided(attempt);
      throw error;
    });
  await (isSame ? loginGuard.undecided(attempt) : loginGuard.failed(attempt));
  return isSame;
}

/** Sets a new password by a mailed link (docs/product.md §2.5). The same call again succeeds and changes nothing. */
export async function resetPassword(ctx: Context, input: Input): Promise<void> {
  const email = await setByLink(ctx, input);
  if (email !== undefined) await ctx.services.loginGuard.forgive({ email, address: ctx.address });
  else if (!(await wasSetByLink(ctx, input))) fail('INVALID_TOKEN');
}
