import { subcategoriesOf } from '@halved/care';
import { withTransaction } from '@halved/db';
import { worryCategories } from '@halved/shared/categories';
import { contract } from '@halved/shared/contract';
import { type Context, isModerator, type MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { saveAnalyses, visiblePost } from '../posts/public.ts';
import { analyzePostInBackground } from '../screening/public.ts';
import { countSimilar } from './count-similar.ts';
import { presentAnalysis } from './present.ts';
import { countAnalyses, countsByCategory, findVisibleAnalysis, lockWords } from './queries.ts';
import { similarPage } from './similar.ts';

const operations = contract.analysis;

/** The analysis of a post. Fails with NOT_FOUND if the caller does not see the post, or if it is not analysed yet. */
const visibleAnalysis = async (ctx: Context, postId: string) =>
  (await findVisibleAnalysis(ctx, postId)) ?? fail('NOT_FOUND');

/** Analyses a post again for its author, or for a moderator who sees it. Fails with FORBIDDEN for others. */
const analyzeAgain = async (ctx: MemberContext, id: string): Promise<void> => {
  const post = await visiblePost(ctx, id);
  if (post.userId !== ctx.viewer.id && !isModerator(ctx.viewer)) fail('FORBIDDEN');
  await withTransaction(ctx.services.pool, async (db) => {
    const words = await lockWords(db, id);
    if (words) await saveAnalyses(db, [{ id, analysis: await analyzePostInBackground(words, words) }]);
  });
  await countSimilar(ctx.services.db, id);
};

export const analysis = {
  analyze: serve(operations.analyze, async ({ ctx, input }) => {
    await analyzeAgain(ctx, input.postId);
    return presentAnalysis(await visibleAnalysis(ctx, input.postId));
  }),

  get: serve(operations.get, async ({ ctx, input }) => {
    const row = await visibleAnalysis(ctx, input.postId);
    // Similar posts that were never counted are counted now, since the response would otherwise say that there are
    // none.
    return presentAnalysis({
      ...row,
      similarCount: row.similarCount ?? (await countSimilar(ctx.services.db, input.postId)),
    });
  }),

  similar: serve(operations.similar, async ({ ctx, input }) => ({
    similar: await similarPage(ctx, input.postId, input.limit),
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
    ctx.services.jobs.wake('recount-similar');
    return { updated: await countAnalyses(ctx.services.db) };
  }),
};
