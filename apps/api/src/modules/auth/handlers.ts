import { withTransaction } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { succeeded } from '@halved/shared/contract/scalars';
import { suggestEmail } from '@halved/shared/email-suggestion';
import { isReservedUsername, usernameCandidates } from '@halved/shared/usernames';
import type { Context } from '../../context.ts';
import type { Env } from '../../env.ts';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { replacePassword } from './passwords.ts';
import { presentUser, type UserRow } from './present.ts';
import { lockUser, taken, takenUsernames, updateUser, userByEmail, userById } from './queries.ts';
import { register } from './register.ts';
import { rotate } from './rotate.ts';
import { profileChanges } from './rules.ts';
import { endSession, openSession } from './sessions.ts';

const operations = contract.auth;
const maxSuggestions = 3;

/** Where nobody shall learn whether an address has an account, only whoever reads its mail finds in (decisions/0009). */
const maySignIn = ({ strictEmailPrivacy }: Env, found: UserRow | undefined): boolean =>
  !strictEmailPrivacy || !!found?.emailVerifiedAt;

/** The account that these are the address and the password of; it takes as long where there is none. */
async function accountOf({ services }: Context, { email, password }: { email: string; password: string }) {
  const found = await userByEmail(services.db, email);
  const matches = await services.passwords.verify(found?.passwordHash, password);
  return matches && maySignIn(services.env, found) ? found : undefined;
}

/** The hash that a member signs in by: theirs, or one anew where it was made with weaker parameters than today's. */
async function renewedHash(
  { services }: Context,
  found: { id: string; passwordHash: string },
  password: string,
) {
  const { id, passwordHash: from } = found;
  if (!services.passwords.isDated(from)) return from;
  const to = await services.passwords.hash(password);
  return (await replacePassword(services.db, { id, from, to })) ? to : from;
}

export const auth = {
  register,

  login: serve(operations.login, async ({ ctx, input }) => {
    const { db, loginGuard, tokens } = ctx.services;
    const attempt = { email: input.email, address: ctx.address };
    await loginGuard.begin(attempt);
    const found = await accountOf(ctx, input).catch(async (error: Error) => {
      await loginGuard.undecided(attempt);
      throw error;
    });
    if (!found) {
      await loginGuard.failed(attempt);
      return fail('INVALID_CREDENTIALS');
    }
    await loginGuard.succeeded(attempt);
    const passwordHash = await renewedHash(ctx, found, input.password);
    const proof = { userId: found.id, passwordHash, userAgent: ctx.userAgent };
    const pair = await openSession(db, tokens, proof);
    return { ...(pair ?? fail('INVALID_CREDENTIALS')), user: presentUser(found) };
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
      return updateUser(db, ctx.viewer.id, profileChanges(input, before));
    });
    accounts.forget(ctx.viewer.id);
    return presentUser(user);
  }),

  checkEmail: serve(operations.checkEmail, async ({ ctx, input }) => {
    const { db, env } = ctx.services;
    const found = env.strictEmailPrivacy ? undefined : await taken(db, { email: input.email });
    return { available: !found?.email, suggestion: suggestEmail(input.email) };
  }),

  checkUsername: serve(operations.checkUsername, async ({ ctx, input }) => {
    const { username } = input;
    const free = async (names: string[]) => {
      const found = await takenUsernames(ctx.services.db, names);
      return names.filter((name) => !found.has(name.toLowerCase()) && !isReservedUsername(name));
    };
    if ((await free([username])).length > 0) return { available: true, suggestions: [] };
    const suggestions = (await free(usernameCandidates(username))).slice(0, maxSuggestions);
    return { available: false, suggestions };
  }),
};
