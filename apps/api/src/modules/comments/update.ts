import { type Database, withTransaction } from '@halved/db';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { keepCase, standingBefore } from '../moderation/queries.ts';
import { judgeAgain, type Sent, type Understood } from '../moderation/rules.ts';
import type { CommentRow } from './row-queries.ts';
import { setCommentStatus } from './status-queries.ts';
import { deleteComment, editableComment, lockPostOf, updateContent } from './update-queries.ts';

/** What becomes of a comment by its new words, with its counters and its place before the moderators. */
async function judgeRewritten(
  ctx: MemberContext,
  db: Database,
  { id, understood, sent }: { id: string; understood: Understood; sent: Sent },
): Promise<void> {
  const before = await standingBefore(ctx.services, db, { commentId: id });
  const verdict = judgeAgain(understood, sent, { before, isRewritten: true });
  if (!verdict) return;
  if (verdict.status !== before.status) await setCommentStatus(db, id, verdict.status);
  await keepCase(db, { commentId: id }, verdict.case);
}

/**
 * Gives the caller's own comment new words, published or held as if they were sent now; a reply cannot be edited
 * (docs/product.md §4).
 */
export const updateComment = (
  ctx: MemberContext,
  words: { id: string; content: string },
  understood: Understood,
): Promise<CommentRow> =>
  withTransaction(ctx.services.pool, async (db) => {
    const { viewer } = ctx;
    if (!(await lockPostOf(db, viewer, words.id))) fail('NOT_FOUND');
    const comment = (await editableComment(db, viewer, words)) ?? fail('NOT_FOUND');
    if (!comment.isOwn) fail('FORBIDDEN');
    if (comment.isReply) fail('REPLY_NOT_EDITABLE');
    const { isPublic, repeats } = comment;
    const { accountAgeHours } = viewer;
    const sent: Sent = { kind: 'comment', isPublic, accountAgeHours, repeats };
    if (!comment.isSame) await judgeRewritten(ctx, db, { id: words.id, understood, sent });
    return (await updateContent(db, viewer, words)) ?? fail('NOT_FOUND');
  });

/** Deletes the caller's own comment. */
export const removeComment = ({ viewer, services }: MemberContext, id: string): Promise<void> =>
  withTransaction(services.pool, async (db) => {
    if (!(await lockPostOf(db, viewer, id))) fail('NOT_FOUND');
    const comment = (await deleteComment(db, viewer, id)) ?? fail('NOT_FOUND');
    if (!comment.isOwn) fail('FORBIDDEN');
  });
