import { subcategoriesOf } from '@halved/care';
import { worryCategories } from '@halved/shared/categories';
import { contract } from '@halved/shared/contract';
import { serve } from '../../trpc.ts';
import { analyzeAgain } from './again.ts';
import { presentAnalysis } from './present.ts';
import { countsByCategory, visibleAnalysis } from './queries.ts';
import { similarTo } from './similar.ts';
import { countAllAnew } from './similar-counts.ts';

const rows = contract.analysis;

export const analysis = {
  analyze: serve(rows.analyze, async ({ ctx, input }) => {
    await analyzeAgain(ctx, input.postId);
    return presentAnalysis(await visibleAnalysis(ctx, input.postId));
  }),

  get: serve(rows.get, async ({ ctx, input }) => presentAnalysis(await visibleAnalysis(ctx, input.postId))),

  similar: serve(rows.similar, async ({ ctx, input }) => ({
    similar: await similarTo(ctx, input.postId, input.limit),
  })),

  categories: serve(rows.categories, async ({ ctx }) => {
    const counts = await countsByCategory(ctx.services.db);
    return {
      categories: worryCategories.map((category) => ({
        category,
        subcategories: subcategoriesOf(category),
        count: counts[category] ?? 0,
      })),
    };
  }),

  updateCounts: serve(rows.updateCounts, async ({ ctx }) => ({
    updated: await countAllAnew(ctx.services.db),
  })),
};
