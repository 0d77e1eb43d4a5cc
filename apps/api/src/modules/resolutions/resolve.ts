import { type Database, newId, posts, resolutions, withTransaction } from '@halved/db';
import type { ResolutionWords } from '@halved/shared/contract/resolution-words';
import { eq, sql } from 'drizzle-orm';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { takeBackResolution, tellOfResolution } from '../notifications/queries.ts';

import { ownPost, type PostRow, recount, standingColumns } from '../posts/queries.ts';
import { outcomeOf } from './rules.ts';

/** Since when a worry is resolved, or null; its author's counters go along. The worry is locked. */
async function setResolved(db: Database, before: PostRow, resolvedAt: Date | null): Promise<void> {
  const [after] = await db
    .update(posts)
    .set({ resolvedAt })
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
    // The clock is read once the worry is locked: it was shared before.
    const moment = sql`clock_timestamp()`;
    const [made] = await db
      .insert(resolutions)
      .values({ id: newId(), postId, ...outcomeOf(words), resolvedAt: moment, updatedAt: moment })
      .returning({ resolvedAt: resolutions.resolvedAt });
    if (!made) return;
    await setResolved(db, worry, made.resolvedAt);
    await tellOfResolution(db, { postId, ownerId: worry.userId });
  });

/** Writes the resolution of the caller's own worry anew; NOT_FOUND where there is none. */
export const rewriteResolution = (
  ctx: MemberContext,
  postId: string,
  words: ResolutionWords,
): Promise<void> =>
  withTransaction(ctx.services.pool, async (db) => {
    await ownPost(ctx, postId, db);
    const changed = await db
      .update(resolutions)
      .set({ ...outcomeOf(words), updatedAt: sql`clock_timestamp()` })
      .where(eq(resolutions.postId, postId))
      .returning({ id: resolutions.id });
    if (changed.length === 0) fail('NOT_FOUND');
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
    await setResolved(db, worry, null);
    await takeBackResolution(db, { postId });
  });
