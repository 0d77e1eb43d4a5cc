import { withTransaction } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { succeeded } from '@halved/shared/contract/scalars';
import { suggestEmail } from '@halved/shared/email-suggestion';
import { isReservedUsername, usernameCandidates } from '@halved/shared/usernames';
import type { Context } from '../../context.ts';
import type { Env } from '../../env.ts';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { replacePassword } from './password-queries.ts';
import { presentUser } from './present.ts';
import {
  findTaken,
  lockUser,
  takenUsernames,
  type UserRow,
  updateUser,
  userByEmail,
  userById,
} from './queries.ts';
import { register } from './register.ts';
import { profileChanges } from './rules.ts';
import { endSession } from './session-queries.ts';
import { openSession, rotate } from './sessions.ts';

const operations = contract.auth;
const maxSuggestions = 3;

/** With strict email privacy, an account can be used only after its address was verified (decisions/0009). */
const maySignIn = ({ strictEmailPrivacy }: Env, account: UserRow | undefined): boolean =>
  !strictEmailPrivacy || !!account?.emailVerifiedAt;

/**
 * Finds the account with this address and password. The time that it takes does not show whether the account exists.
 */
async function accountOf({ services }: Context, { email, password }: { email: string; password: string }) {
  const account = await userByEmail(services.db, email);
  const matches = await services.passwords.verify(account?.passwordHash, password);
  return matches && maySignIn(services.env, account) ? account : undefined;
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

export const auth = {
  register,

  login: serve(operations.login, async ({ ctx, input }) => {
    const { db, loginGuard, tokens } = ctx.services;
    const attempt = { email: input.email, address: ctx.address };
    await loginGuard.begin(attempt);
    const account = await accountOf(ctx, input).catch(async (error: Error) => {
      await loginGuard.undecided(attempt);
      throw error;
    });
    if (!account) {
      await loginGuard.failed(attempt);
      return fail('INVALID_CREDENTIALS');
    }
    await loginGuard.succeeded(attempt);
    const passwordHash = await renewedHash(ctx, account, input.password);
    const proof = { userId: account.id, passwordHash, userAgent: ctx.userAgent };
    const pair = await openSession(db, tokens, proof);
    return { ...(pair ?? fail('INVALID_CREDENTIALS')), user: presentUser(account) };
  }),

  logout: serve(operations.logout, async ({ ctx }) => {
    await endSession(ctx.services.db, ctx.viewer.sessionId);
    ctx.services.accounts.forget(ctx.viewer.id);
    return succeeded;
  }),

  refresh: serve(operations.refresh, async ({ ctx, input }) =>
    rotate(ctx.services.pool, ctx.services.tokens, input.refreshToken),
  ),

  profile: serve(operations.profile, async ({ ctx }) =>
    presentUser((await userById(ctx.services.db, ctx.viewer.id)) ?? fail('UNAUTHENTICATED')),
  ),

  updateProfile: serve(operations.updateProfile, async ({ ctx, input }) => {
    const { accounts, pool } = ctx.services;
    const user = await withTransaction(pool, async (db) => {
      await lockUser(db, ctx.viewer.id);
      const before = (await userById(db, ctx.viewer.id)) ?? fail('UNAUTHENTICATED');
      if (Object.keys(input).length === 0) return before;
      return (await updateUser(db, ctx.viewer.id, profileChanges(input, before))) ?? fail('UNAUTHENTICATED');
    });
    accounts.forget(ctx.viewer.id);
    return presentUser(user);
  }),

  checkEmail: serve(operations.checkEmail, async ({ ctx, input }) => {
    const { db, env } = ctx.services;
    const isTaken = !env.strictEmailPrivacy && (await findTaken(db, { email: input.email })).isEmailTaken;
    return { available: !isTaken, suggestion: suggestEmail(input.email) };
  }),

  checkUsername: serve(operations.checkUsername, async ({ ctx, input }) => {
    const { username } = input;
    const freeOf = async (names: string[]) => {
      const taken = await takenUsernames(ctx.services.db, names);
      return names.filter((name) => !taken.has(name.toLowerCase()) && !isReservedUsername(name));
    };
    if ((await freeOf([username])).length > 0) return { available: true, suggestions: [] };
    const suggestions = (await freeOf(usernameCandidates(username))).slice(0, maxSuggestions);
    return { available: false, suggestions };
  }),
};
