import { contract } from '@halved/shared/contract';
import { succeeded } from '@halved/shared/contract/scalars';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { screenPost, textOfResolution } from '../screening/public.ts';
import { memberPage, storiesPage } from './lists.ts';
import { presentResolution, presentWritten } from './present.ts';
import { findVisibleResolution } from './queries.ts';
import { removeResolution, resolvePost, rewriteResolution } from './resolve.ts';
import { resolutionStats } from './stats.ts';
import { suggestionsFor } from './suggestions.ts';

const operations = contract.resolutions;

/** The resolution of a post. Fails with NOT_FOUND if there is none, or if the caller does not see the post. */
const visibleResolution = async (ctx: Context, postId: string) =>
  (await findVisibleResolution(ctx, postId)) ?? fail('NOT_FOUND');

/** The response to the author. */
async function written(ctx: Context, postId: string) {
  const row = await visibleResolution(ctx, postId);
  const words = { shortContent: textOfResolution(row), longContent: null };
  return presentWritten(row, screenPost(words, { hint: ctx.language }));
}

export const resolutions = {
  resolve: serve(operations.resolve, async ({ ctx, input: { postId, ...words } }) => {
    await resolvePost(ctx, postId, words);
    return written(ctx, postId);
  }),

  update: serve(operations.update, async ({ ctx, input: { postId, ...words } }) => {
    await rewriteResolution(ctx, postId, words);
    return written(ctx, postId);
  }),

  unresolve: serve(operations.unresolve, async ({ ctx, input }) => {
    await removeResolution(ctx, input.postId);
    return succeeded;
  }),

  byUser: serve(operations.byUser, async ({ ctx, input }) => memberPage(ctx, input)),

  stories: serve(operations.stories, async ({ ctx, input }) => storiesPage(ctx, input)),

  stats: serve(operations.stats, async ({ ctx }) => resolutionStats(ctx)),

  suggestions: serve(operations.suggestions, async ({ ctx, input }) => ({
    suggestions: await suggestionsFor(ctx, input.postId, input.limit),
  })),

  get: serve(operations.get, async ({ ctx, input }) =>
    presentResolution(await visibleResolution(ctx, input.postId)),
  ),
};
