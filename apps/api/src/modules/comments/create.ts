import type { Database } from '@halved/db';
import type { NewComment } from '@halved/shared/contract/comments';
import type * as z from 'zod/mini';
import type { MemberContext } from '../../context.ts';
import { fail, refuse } from '../../errors.ts';
import type { TextFindings } from '../screening/public.ts';
import { insertComment } from './create-queries.ts';
import type { CommentRow } from './row-queries.ts';
import { verdictsOn } from './rules.ts';

type Input = z.infer<typeof NewComment> & { postId: string };

/** Inserts a comment or a reply. Returns it as its author sees it. */
export async function createComment(
  { viewer }: MemberContext,
  db: Database,
  id: string,
  { postId, content, parentCommentId }: Input,
  findings: TextFindings,
): Promise<CommentRow> {
  const verdicts = verdictsOn(findings, viewer.accountAgeHours);
  const outcome = await insertComment(db, viewer, {
    id,
    postId,
    content,
    parentId: parentCommentId ?? null,
    verdicts,
  });
  if (!outcome) return fail('NOT_FOUND');
  if (!outcome.commentsEnabled) return fail('COMMENTS_DISABLED');
  return outcome.id === null ? refuse('parentCommentId', 'validation.parentComment') : outcome;
}
