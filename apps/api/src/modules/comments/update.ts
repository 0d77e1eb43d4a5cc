import { type Database, withTransaction } from '@halved/db';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import {
  forgetDecision,
  judgeChanged,
  moderationStateOf,
  type Submission,
  type TextFindings,
  updateModerationCase,
} from '../screening/public.ts';
import type { CommentRow } from './row-queries.ts';
import { setCommentStatus } from './status-queries.ts';
import { deleteComment, editableComment, lockPostOf, updateContent } from './update-queries.ts';

/** Judges a comment by its new words, and updates its status, the counters and its moderation case. */
async function judgeRewritten(
  ctx: MemberContext,
  db: Database,
  { id, findings, submission }: { id: string; findings: TextFindings; submission: Submission },
): Promise<void> {
  const before = await moderationStateOf(ctx.services, db, { commentId: id });
  const verdict = judgeChanged(findings, submission, { before, isRewritten: true });
  if (!verdict) return;
  if (verdict.status !== before.status) await setCommentStatus(db, id, verdict.status);
  await updateModerationCase(db, { commentId: id }, verdict.case);
  if (!submission.isPublic) await forgetDecision(db, { commentId: id });
}

/**
 * Changes the words of the caller's own comment, and judges them like those of a new comment. A reply cannot be edited
 * (docs/product.md §4).
 */
export const updateComment = (
  ctx: MemberContext,
  words: { id: string; content: string },
  findings: TextFindings,
): Promise<CommentRow> =>
  withTransaction(ctx.services.pool, async (db) => {
    const { viewer } = ctx;
    if (!(await lockPostOf(db, viewer, { id: words.id, to: 'edit' }))) fail('NOT_FOUND');
    const comment = (await editableComment(db, viewer, words)) ?? fail('NOT_FOUND');
    if (!comment.isOwn) fail('FORBIDDEN');
    if (comment.isReply) fail('REPLY_NOT_EDITABLE');
    const { isPublic, repeats } = comment;
    const { accountAgeHours } = viewer;
    const submission: Submission = { kind: 'comment', isPublic, accountAgeHours, repeats };
    if (!comment.isSame) await judgeRewritten(ctx, db, { id: words.id, findings, submission });
    return (await updateContent(db, viewer, words)) ?? fail('NOT_FOUND');
  });

/** Deletes the caller's own comment. */
export const removeComment = ({ viewer, services }: MemberContext, id: string): Promise<void> =>
  withTransaction(services.pool, async (db) => {
    if (!(await lockPostOf(db, viewer, { id, to: 'delete' }))) fail('NOT_FOUND');
    const comment = (await deleteComment(db, viewer, id)) ?? fail('NOT_FOUND');
    if (!comment.isOwn) fail('FORBIDDEN');
  });
