import { contract } from '@halved/shared/contract';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { presentProfile } from './present.ts';
import { profileByUsername } from './queries.ts';

export const users = {
  profile: serve(contract.users.profile, async ({ ctx, input }) => {
    const row = await profileByUsername(ctx.services.db, input.username, ctx.viewer?.id ?? null);
    return presentProfile(row ?? fail('NOT_FOUND'), ctx.viewer);
  }),
};
