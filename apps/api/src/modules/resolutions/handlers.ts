import { contract } from '@halved/shared/contract';
import { succeeded } from '@halved/shared/contract/scalars';
import { serve } from '../../trpc.ts';
import { memberPage, storiesPage } from './pages.ts';
import { presentResolution, presentWritten } from './present.ts';
import { visibleResolution } from './queries.ts';
import { resolveWorry, rewriteResolution, takeBack } from './resolve.ts';
import { resolutionStats } from './stats.ts';
import { suggestionsFor } from './suggestions.ts';

const operations = contract.resolutions;

export const resolutions = {
  resolve: serve(operations.resolve, async ({ ctx, input: { postId, ...words } }) => {
    await resolveWorry(ctx, postId, words);
    return presentWritten(await visibleResolution(ctx, postId), ctx.language);
  }),

  update: serve(operations.update, async ({ ctx, input: { postId, ...words } }) => {
    await rewriteResolution(ctx, postId, words);
    return presentWritten(await visibleResolution(ctx, postId), ctx.language);
  }),

  unresolve: serve(operations.unresolve, async ({ ctx, input }) => {
    await takeBack(ctx, input.postId);
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
