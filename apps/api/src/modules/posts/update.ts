import { type Database, posts, withTransaction } from '@halved/db';
import type { PostChanges } from '@halved/shared/contract/posts';
import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { MemberContext } from '../../context.ts';
import { fail, refuse } from '../../errors.ts';
import type { PostRow } from './present.ts';
import { isStillToCome, ownPost, recount, standingColumns } from './queries.ts';
import { timingOf, wordsOf } from './rules.ts';

type Changes = z.infer<typeof PostChanges>;

/** What changes in a worry's time: a shared one cannot be scheduled, a waiting one can be shared at once. */
async function timeChanges(db: Database, before: PostRow, changes: Changes) {
  const timing = timingOf(changes);
  if (timing === null) return {};
  if (before.publishedAt) return timing.when === 'now' ? {} : fail('ALREADY_PUBLISHED');
  if (timing.when === 'missing') return {};
  if (timing.when === 'now') return { isScheduled: false, scheduledFor: null, publishedAt: sql<Date>`now()` };
  if (!(await isStillToCome(db, timing.at))) refuse('scheduledFor', 'validation.scheduleInPast');
  return { isScheduled: true, scheduledFor: new Date(timing.at) };
}

/** Changes any part of the caller's own worry; where nothing is said, nothing moves. */
export const updatePost = (ctx: MemberContext, id: string, changes: Changes): Promise<void> =>
  withTransaction(ctx.services.pool, async (db) => {
    const before = await ownPost(ctx, id, db);
    const set = { ...wordsOf(changes), ...(await timeChanges(db, before, changes)) };
    if (Object.keys(set).length === 0) return;
    const [after] = await db
      .update(posts)
      .set({ ...set, updatedAt: sql`now()` })
      .where(eq(posts.id, id))
      .returning(standingColumns);
    await recount(db, ctx.viewer.id, before, after ?? null);
  });

export const removePost = (ctx: MemberContext, id: string): Promise<void> =>
  withTransaction(ctx.services.pool, async (db) => {
    const before = await ownPost(ctx, id, db);
    await db.delete(posts).where(eq(posts.id, id));
    await recount(db, ctx.viewer.id, before, null);
  });
