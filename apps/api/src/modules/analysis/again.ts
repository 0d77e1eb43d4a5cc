import { posts, users, withTransaction } from '@halved/db';
import { eq } from 'drizzle-orm';
import { isModerator, type MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { visiblePost } from '../posts/queries.ts';
import { keepAnalysis } from './queries.ts';
import { shownOf, understand } from './rules.ts';

/** Reads a worry once more: its owner's call, or a moderator's who sees it; else as if it could not be changed. */
export const analyzeAgain = async (ctx: MemberContext, id: string): Promise<void> => {
  const post = await visiblePost(ctx, id);
  if (post.userId !== ctx.viewer.id && !isModerator(ctx.viewer)) fail('FORBIDDEN');
  await withTransaction(ctx.services.pool, async (db) => {
    const [words] = await db
      .select({ shortContent: posts.shortContent, longContent: posts.longContent, hint: users.language })
      .from(posts)
      .innerJoin(users, eq(users.id, posts.userId))
      .where(eq(posts.id, id))
      .for('update', { of: posts });
    if (!words) return;
    const understood = understand(words, words);
    await db.update(posts).set(shownOf(understood)).where(eq(posts.id, id));
    await keepAnalysis(db, id, understood);
  });
};
