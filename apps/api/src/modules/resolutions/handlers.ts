import { contract } from '@halved/shared/contract';
import { succeeded } from '@halved/shared/contract/scalars';
import { serve } from '../../trpc.ts';
import { memberPage, storiesPage } from './pages.ts';
import { presentResolution, presentWritten } from './present.ts';
import { visibleResolution } from './queries.ts';
import { resolveWorry, rewriteResolution, takeBack } from './resolve.ts';
import { resolutionStats } from './stats.ts';
import { suggestionsFor } from './suggestions.ts';

const rows = contract.resolutions;

export const resolutions = {
  resolve: serve(rows.resolve, async ({ ctx, input: { postId, ...words } }) => {
    await resolveWorry(ctx, postId, words);
    return presentWritten(await visibleResolution(ctx, postId), ctx.language);
  }),

  update: serve(rows.update, async ({ ctx, input: { postId, ...words } }) => {
    await rewriteResolution(ctx, postId, words);
    return presentWritten(await visibleResolution(ctx, postId), ctx.language);
  }),

  unresolve: serve(rows.unresolve, async ({ ctx, input }) => {
    await takeBack(ctx, input.postId);
    return succeeded;
  }),

  byUser: serve(rows.byUser, async ({ ctx, input }) => memberPage(ctx, input)),

  stories: serve(rows.stories, async ({ ctx, input }) => storiesPage(ctx, input)),

  stats: serve(rows.stats, async ({ ctx }) => resolutionStats(ctx)),

  suggestions: serve(rows.suggestions, async ({ ctx, input }) => ({
    suggestions: await suggestionsFor(ctx, input.postId, input.limit),
  })),

  get: serve(rows.get, async ({ ctx, input }) =>
    presentResolution(await visibleResolution(ctx, input.postId)),
  ),
};
