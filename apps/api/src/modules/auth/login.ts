import { contract } from '@halved/shared/contract';
import type { ParsedInputOf } from '@halved/shared/contract/operation';
import type { Context } from '../../context.ts';
import type { Env } from '../../env.ts';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { replacePassword } from './password-queries.ts';
import { presentUser } from './present.ts';
import { type UserRow, userByEmail } from './queries.ts';
import { spendCode } from './second-factor.ts';
import { openSession } from './sessions.ts';

const operation = contract.auth.login;

type Credentials = ParsedInputOf<typeof operation>;

/** With strict email privacy, an account can be used only after its address was verified (decisions/0009). */
const maySignIn = ({ strictEmailPrivacy }: Env, account: UserRow | undefined): boolean =>
  !strictEmailPrivacy || !!account?.emailVerifiedAt;

/**
 * Finds the account with this address and password. The time that it takes does not show whether the account exists.
 */
async function accountOf({ services }: Context, { email, password }: Credentials) {
  const account = await userByEmail(services.db, email);
  const matches = await services.passwords.verify(account?.passwordHash, password);
  return matches && maySignIn(services.env, account) ? account : undefined;
}

/** The account that may sign in, or the code of the failure. */
async function verdictOn(ctx: Context, input: Credentials) {
  const account = await accountOf(ctx, input);
  if (!account) return 'INVALID_CREDENTIALS';
  if (account.secondFactorSince === null) return account;
  if (input.code === undefined) return 'SECOND_FACTOR_REQUIRED';
  await ctx.services.limiter.consume('secondFactorLogin', account.id);
  const isRight = await spendCode(ctx.services, { userId: account.id, code: input.code });
  return isRight ? account : 'INVALID_CODE';
}

/** The member's password hash, renewed if it was made with weaker parameters than the current ones. */
async function renewedHash(
  { services }: Context,
  { id, passwordHash: from }: { id: string; passwordHash: string },
  password: string,
) {
  if (!services.passwords.needsRehash(from)) return from;
  const to = await services.passwords.hash(password);
  return (await replacePassword(services.db, { id, from, to })) ? to : from;
}

/** POST /auth/login (docs/product.md §2.2, §2.9). */
export const login = serve(operation, async ({ ctx, input }) => {
  const { db, env, loginGuard, tokens } = ctx.services;
  const attempt = { email: input.email, address: ctx.address };
  await loginGuard.begin(attempt);
  const verdict = await verdictOn(ctx, input).catch(async (error: Error) => {
    await loginGuard.undecided(attempt);
    throw error;
  });
  // The right password alone does not forgive earlier failures. Otherwise whoever knows it could try codes for ever.
  if (verdict === 'SECOND_FACTOR_REQUIRED') await loginGuard.undecided(attempt);
  else if (typeof verdict === 'string') await loginGuard.failed(attempt);
  if (typeof verdict === 'string') return fail(verdict);
  await loginGuard.succeeded(attempt);
  const passwordHash = await renewedHash(ctx, verdict, input.password);
  const { id: userId, secondFactorSince } = verdict;
  const proof = { userId, passwordHash, secondFactorSince, userAgent: ctx.userAgent };
  const pair = await openSession(db, tokens, proof);
  return { ...(pair ?? fail('INVALID_CREDENTIALS')), user: presentUser(verdict, env) };
});
