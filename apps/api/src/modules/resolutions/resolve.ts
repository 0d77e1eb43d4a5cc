import { withTransaction } from '@halved/db';
import type { ResolutionInput } from '@halved/shared/contract/resolution-input';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { notifyOfResolution, retractQuestions, retractResolution } from '../notify/public.ts';
import { changePost, ownPost } from '../posts/public.ts';
import { deleteResolution, insertResolution, updateResolution } from './queries.ts';
import { outcomeOf } from './rules.ts';
import { screenResolution } from './screen.ts';

/**
 * Marks the caller's own post as resolved and notifies those who commented on it. Fails with NOT_FOUND, FORBIDDEN,
 * NOT_PUBLISHED or ALREADY_RESOLVED.
 */
export const resolvePost = (ctx: MemberContext, postId: string, words: ResolutionInput): Promise<void> =>
  withTransaction(ctx.services.pool, async (db) => {
    const post = await ownPost(ctx, postId, db);
    if (post.publishedAt === null) fail('NOT_PUBLISHED');
    if (post.isResolved) fail('ALREADY_RESOLVED');
    const moderationStatus = await screenResolution(db, ctx, post, words);
    const resolvedAt = await insertResolution(db, postId, outcomeOf(words));
    if (!resolvedAt) return;
    await changePost(db, post, { resolvedAt, moderationStatus });
    await retractQuestions(db, { postId });
    await notifyOfResolution(db, { postId, ownerId: post.userId });
  });

/** Rewrites the resolution of the caller's own post. Fails with NOT_FOUND if there is none. */
export const rewriteResolution = (
  ctx: MemberContext,
  postId: string,
  words: ResolutionInput,
): Promise<void> =>
  withTransaction(ctx.services.pool, async (db) => {
    const post = await ownPost(ctx, postId, db);
    if (!(await updateResolution(db, postId, outcomeOf(words)))) fail('NOT_FOUND');
    await changePost(db, post, { moderationStatus: await screenResolution(db, ctx, post, words) });
  });

/**
 * Deletes the resolution of the caller's own post, and the unread notifications about the resolution. Fails with
 * NOT_FOUND if there is none.
 */
export const removeResolution = (ctx: MemberContext, postId: string): Promise<void> =>
  withTransaction(ctx.services.pool, async (db) => {
    const post = await ownPost(ctx, postId, db);
    if (!(await deleteResolution(db, postId))) fail('NOT_FOUND');
    const moderationStatus = await screenResolution(db, ctx, post, null);
    await changePost(db, post, { resolvedAt: null, moderationStatus });
    await retractResolution(db, { postId });
  });
