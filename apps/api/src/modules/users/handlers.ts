import { contract } from '@halved/shared/contract';
import type { Context, Viewer } from '../../context.ts';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { blockedPage, followersPage, followingPage } from './lists.ts';
import { presentProfile } from './present.ts';
import { block, follow, profileByUsername, unblock, unfollow } from './queries.ts';
import { isOneself } from './rules.ts';

const operations = contract.users;

type MemberContext = Context & { viewer: Viewer };
type Change<State> = (ctx: MemberContext, username: string) => Promise<State | undefined>;

/** Changes something between the caller and another member. */
async function between<State>(change: Change<State>, ctx: MemberContext, username: string): Promise<State> {
  if (isOneself(ctx.viewer, username)) fail('CONFLICT');
  return (await change(ctx, username)) ?? fail('NOT_FOUND');
}

export const users = {
  profile: serve(operations.profile, async ({ ctx, input }) => {
    const row = await profileByUsername(ctx.services.db, input.username, ctx.viewer?.id ?? null);
    return presentProfile(row ?? fail('NOT_FOUND'), ctx.viewer);
  }),
  follow: serve(operations.follow, ({ ctx, input }) => between(follow, ctx, input.username)),
  unfollow: serve(operations.unfollow, ({ ctx, input }) => between(unfollow, ctx, input.username)),
  followers: serve(operations.followers, ({ ctx, input }) => followersPage(ctx, input, input.username)),
  following: serve(operations.following, ({ ctx, input }) => followingPage(ctx, input, input.username)),
  block: serve(operations.block, ({ ctx, input }) => between(block, ctx, input.username)),
  unblock: serve(operations.unblock, ({ ctx, input }) => between(unblock, ctx, input.username)),
  blocked: serve(operations.blocked, ({ ctx, input }) => blockedPage(ctx, input)),
};
