import { withTransaction } from '@halved/db';
import { isModerator, type MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { saveAnalyses, visiblePost } from '../posts/public.ts';
import { analyzePostInBackground } from '../screening/public.ts';
import { countSimilar } from './count-similar.ts';
import { lockWords } from './queries.ts';

/** Analyses a post again for its author, or for a moderator who sees it. Fails with FORBIDDEN for others. */
export const analyzeAgain = async (ctx: MemberContext, id: string): Promise<void> => {
  const post = await visiblePost(ctx, id);
  if (post.userId !== ctx.viewer.id && !isModerator(ctx.viewer)) fail('FORBIDDEN');
  await withTransaction(ctx.services.pool, async (db) => {
    const words = await lockWords(db, id);
    if (words) await saveAnalyses(db, [{ id, analysis: await analyzePostInBackground(words, words) }]);
  });
  await countSimilar(ctx.services.db, id);
};
