import { subcategoriesOf } from '@halved/care';
import { worryCategories } from '@halved/shared/categories';
import { contract } from '@halved/shared/contract';
import { serve } from '../../trpc.ts';
import { analyzeAgain } from './again.ts';
import { presentAnalysis } from './present.ts';
import { countAnalyses, countLike, countsByCategory, visibleAnalysis } from './queries.ts';
import { similarTo } from './similar.ts';

const operations = contract.analysis;

export const analysis = {
  analyze: serve(operations.analyze, async ({ ctx, input }) => {
    await analyzeAgain(ctx, input.postId);
    return presentAnalysis(await visibleAnalysis(ctx, input.postId));
  }),

  get: serve(operations.get, async ({ ctx, input }) => {
    const row = await visibleAnalysis(ctx, input.postId);
    // Who reads a worry before its turn to be counted is not told that there are none like it.
    return presentAnalysis({
      ...row,
      similarCount: row.similarCount ?? (await countLike(ctx.services.db, input.postId)),
    });
  }),

  similar: serve(operations.similar, async ({ ctx, input }) => ({
    similar: await similarTo(ctx, input.postId, input.limit),
  })),

  categories: serve(operations.categories, async ({ ctx }) => {
    const counts = await countsByCategory(ctx.services.db);
    return {
      categories: worryCategories.map((category) => ({
        category,
        subcategories: subcategoriesOf(category),
        count: counts[category] ?? 0,
      })),
    };
  }),

  updateCounts: serve(operations.updateCounts, async ({ ctx }) => {
    ctx.services.justRead.noteAll();
    return { updated: await countAnalyses(ctx.services.db) };
  }),
};
