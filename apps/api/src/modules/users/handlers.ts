import { contract } from '@halved/shared/contract';
import type { Context, Viewer } from '../../context.ts';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { presentProfile } from './present.ts';
import { follow, profileByUsername, unfollow } from './queries.ts';
import { isOneself } from './rules.ts';

const rows = contract.users;

async function changeFollow(change: typeof follow, ctx: Context & { viewer: Viewer }, username: string) {
  if (isOneself(ctx.viewer, username)) fail('CONFLICT');
  const [state] = await change(ctx.services.db, { viewerId: ctx.viewer.id, username });
  return state ?? fail('NOT_FOUND');
}

export const users = {
  profile: serve(rows.profile, async ({ ctx, input }) => {
    const row = await profileByUsername(ctx.services.db, input.username, ctx.viewer?.id ?? null);
    return presentProfile(row ?? fail('NOT_FOUND'), ctx.viewer);
  }),
  follow: serve(rows.follow, ({ ctx, input }) => changeFollow(follow, ctx, input.username)),
  unfollow: serve(rows.unfollow, ({ ctx, input }) => changeFollow(unfollow, ctx, input.username)),
};
