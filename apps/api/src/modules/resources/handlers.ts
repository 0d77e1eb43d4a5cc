import { contract } from '@halved/shared/contract';
import { crisisLinesFor } from '@halved/shared/crisis-lines';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { knownReviews } from '../content/public.ts';
import { memoryPage } from '../paging/public.ts';
import { directoryFor, filterDirectory, topTags } from './directory.ts';
import { filterGuides, guidesFor, presentGuide, presentGuideSummary } from './guides.ts';
import { presentCrisisLine } from './present.ts';
import { shownLines } from './reviewed.ts';

const operations = contract.resources;

export const resources = {
  list: serve(operations.list, async ({ ctx, input }) => {
    const found = filterDirectory(await directoryFor(ctx), input, ctx.language);
    const { items, page } = memoryPage(found, input);
    return { resources: items, ...page };
  }),

  // The lines are part of the program, so that they are found without the database.
  crisis: serve(operations.crisis, async ({ ctx: { language, services }, input: { country = null } }) => {
    const lines = shownLines(crisisLinesFor({ country, language }), knownReviews(services.db));
    return { resources: lines.map((line) => presentCrisisLine(line, language)) };
  }),

  tags: serve(operations.tags, async ({ ctx }) => ({ tags: topTags(await directoryFor(ctx)) })),

  guides: serve(operations.guides, async ({ ctx, input }) => ({
    guides: filterGuides(await guidesFor(ctx), input, ctx.language).map((guide) =>
      presentGuideSummary(guide, ctx.language),
    ),
  })),

  guide: serve(operations.guide, async ({ ctx, input: { id } }) => {
    const guides = await guidesFor(ctx);
    return presentGuide(guides.find((guide) => guide.id === id) ?? fail('NOT_FOUND'), ctx.language);
  }),

  get: serve(operations.get, async ({ ctx, input: { id } }) => {
    const entries = await directoryFor(ctx);
    return entries.find((entry) => entry.id === id) ?? fail('NOT_FOUND');
  }),
};
