import { type Database, newId, posts, resolutions, withTransaction } from '@halved/db';
import type { ResolutionWords } from '@halved/shared/contract/resolution-words';
import { eq, sql } from 'drizzle-orm';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { notifyOfResolution, retractResolution } from '../notify/public.ts';
import { ownPost, type PostRow, recount, standingColumns } from '../posts/queries.ts';
import { judgeResolved } from './judged.ts';
import { outcomeOf } from './rules.ts';

type Change = Partial<Pick<typeof posts.$inferSelect, 'resolvedAt' | 'moderationStatus'>>;

/** Changes how a worry stands, and its author's counters along; the worry is locked. */
async function restand(db: Database, before: PostRow, change: Change): Promise<void> {
  const [after] = await db
    .update(posts)
    .set(change)
    .where(eq(posts.id, before.id))
    .returning(standingColumns);
  await recount(db, before.userId, before, after ?? null);
}

/**
 * Marks the caller's own worry as resolved and tells those who commented on it. Fails with NOT_FOUND, FORBIDDEN,
 * NOT_PUBLISHED or ALREADY_RESOLVED.
 */
export const resolveWorry = (ctx: MemberContext, postId: string, words: ResolutionWords): Promise<void> =>
  withTransaction(ctx.services.pool, async (db) => {
    const worry = await ownPost(ctx, postId, db);
    if (worry.publishedAt === null) fail('NOT_PUBLISHED');
    if (worry.isResolved) fail('ALREADY_RESOLVED');
    const moderationStatus = await judgeResolved(db, ctx, worry, words);
    // The clock is read once the worry is locked: it was shared before.
    const moment = sql`clock_timestamp()`;
    const [made] = await db
      .insert(resolutions)
      .values({ id: newId(), postId, ...outcomeOf(words), resolvedAt: moment, updatedAt: moment })
      .returning({ resolvedAt: resolutions.resolvedAt });
    if (!made) return;
    await restand(db, worry, { resolvedAt: made.resolvedAt, moderationStatus });
    await notifyOfResolution(db, { postId, ownerId: worry.userId });
  });

/** Writes the resolution of the caller's own worry anew; NOT_FOUND where there is none. */
export const rewriteResolution = (
  ctx: MemberContext,
  postId: string,
  words: ResolutionWords,
): Promise<void> =>
  withTransaction(ctx.services.pool, async (db) => {
    const worry = await ownPost(ctx, postId, db);
    const changed = await db
      .update(resolutions)
      .set({ ...outcomeOf(words), updatedAt: sql`clock_timestamp()` })
      .where(eq(resolutions.postId, postId))
      .returning({ id: resolutions.id });
    if (changed.length === 0) fail('NOT_FOUND');
    await restand(db, worry, { moderationStatus: await judgeResolved(db, ctx, worry, words) });
  });

/** Makes the caller's own worry an open one again; whoever did not read of it yet never does. */
export const takeBack = (ctx: MemberContext, postId: string): Promise<void> =>
  withTransaction(ctx.services.pool, async (db) => {
    const worry = await ownPost(ctx, postId, db);
    const gone = await db
      .delete(resolutions)
      .where(eq(resolutions.postId, postId))
      .returning({ id: resolutions.id });
    if (gone.length === 0) fail('NOT_FOUND');
    const moderationStatus = await judgeResolved(db, ctx, worry, null);
    await restand(db, worry, { resolvedAt: null, moderationStatus });
    await retractResolution(db, { postId });
  });
