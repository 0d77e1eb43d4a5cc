import { posts, users, withTransaction } from '@halved/db';
import { eq } from 'drizzle-orm';
import { isModerator, type MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { visiblePost } from '../posts/queries.ts';
import { keepAnalyses } from './keep.ts';
import { understandPatiently } from './rules.ts';
import { countLike } from './similar-counts.ts';

/** Reads a worry once more: its owner's call, or a moderator's who sees it; else as if it could not be changed. */
export const analyzeAgain = async (ctx: MemberContext, id: string): Promise<void> => {
  const post = await visiblePost(ctx, id);
  if (post.userId !== ctx.viewer.id && !isModerator(ctx.viewer)) fail('FORBIDDEN');
  await withTransaction(ctx.services.pool, async (db) => {
    const [words] = await db
      .select({
        worryPrompt: posts.worryPrompt,
        shortContent: posts.shortContent,
        longContent: posts.longContent,
        hint: users.language,
      })
      .from(posts)
      .innerJoin(users, eq(users.id, posts.userId))
      .where(eq(posts.id, id))
      .for('update', { of: posts });
    if (words) await keepAnalyses(db, [{ id, understood: await understandPatiently(words, words) }]);
  });
  await countLike(ctx.services.db, id);
};
