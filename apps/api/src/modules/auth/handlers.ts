import { withTransaction } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { succeeded } from '@halved/shared/contract/scalars';
import { suggestEmail } from '@halved/shared/email-suggestion';
import { isReservedUsername, usernameCandidates } from '@halved/shared/usernames';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { login } from './login.ts';
import { presentUser } from './present.ts';
import { findTaken, lockUser, takenUsernames, updateUser, userById } from './queries.ts';
import { register } from './register.ts';
import { profileChanges } from './rules.ts';
import { endSession } from './session-queries.ts';
import { rotate } from './sessions.ts';

const operations = contract.auth;
const maxSuggestions = 3;

export const auth = {
  register,

  login,

  logout: serve(operations.logout, async ({ ctx }) => {
    await endSession(ctx.services.db, ctx.viewer.sessionId);
    ctx.services.accounts.forget(ctx.viewer.id);
    return succeeded;
  }),

  refresh: serve(operations.refresh, async ({ ctx, input }) =>
    rotate(ctx.services.pool, ctx.services.tokens, input.refreshToken),
  ),

  profile: serve(operations.profile, async ({ ctx }) =>
    presentUser(
      (await userById(ctx.services.db, ctx.viewer.id)) ?? fail('UNAUTHENTICATED'),
      ctx.services.env,
    ),
  ),

  updateProfile: serve(operations.updateProfile, async ({ ctx, input }) => {
    const { accounts, env, pool } = ctx.services;
    const user = await withTransaction(pool, async (db) => {
      await lockUser(db, ctx.viewer.id);
      const before = (await userById(db, ctx.viewer.id)) ?? fail('UNAUTHENTICATED');
      if (Object.keys(input).length === 0) return before;
      return (await updateUser(db, ctx.viewer.id, profileChanges(input, before))) ?? fail('UNAUTHENTICATED');
    });
    accounts.forget(ctx.viewer.id);
    return presentUser(user, env);
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
