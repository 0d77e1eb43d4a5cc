import { contract } from '@halved/shared/contract';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { blockedPage, followersPage, followingPage } from './lists.ts';
import { presentProfile } from './present.ts';
import { profileByUsername } from './queries.ts';
import { block, follow, unblock, unfollow } from './relation-queries.ts';

const operations = contract.users;

type Change<State> = (ctx: MemberContext, username: string) => Promise<State | undefined>;

/** Changes the relation of the caller to another member. The case of a username does not matter. */
async function change<State>(run: Change<State>, ctx: MemberContext, username: string): Promise<State> {
  if (ctx.viewer.username.toLowerCase() === username.toLowerCase()) fail('CONFLICT');
  return (await run(ctx, username)) ?? fail('NOT_FOUND');
}

export const users = {
  profile: serve(operations.profile, async ({ ctx, input }) => {
    const row = await profileByUsername(ctx.services.db, input.username, ctx.viewer?.id ?? null);
    return presentProfile(row ?? fail('NOT_FOUND'), ctx.viewer);
  }),
  follow: serve(operations.follow, ({ ctx, input }) => change(follow, ctx, input.username)),
  unfollow: serve(operations.unfollow, ({ ctx, input }) => change(unfollow, ctx, input.username)),
  followers: serve(operations.followers, ({ ctx, input }) => followersPage(ctx, input, input.username)),
  following: serve(operations.following, ({ ctx, input }) => followingPage(ctx, input, input.username)),
  block: serve(operations.block, ({ ctx, input }) => change(block, ctx, input.username)),
  unblock: serve(operations.unblock, ({ ctx, input }) => change(unblock, ctx, input.username)),
  blocked: serve(operations.blocked, ({ ctx, input }) => blockedPage(ctx, input)),
};
