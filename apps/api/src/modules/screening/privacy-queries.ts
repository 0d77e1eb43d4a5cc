import { comments, type Database, moderationCases, statement } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';

const p = sql.placeholder;

/**
 * Opens cases for the comments of the post `:postId` whose verdict may be another one now. A job reads and judges them
 * by the privacy of the post. A comment that waits for a moderator because a moderator rejected it keeps its case.
 */
const reopening = (isToJudge: SQL) =>
  statement(sql`
    insert into moderation_cases (id, comment_id, reason)
    select gen_random_uuid(), ${comments.id}, 'unread'
    from ${comments} left join ${moderationCases} on ${moderationCases.commentId} = ${comments.id}
    where ${comments.postId} = ${p('postId')}::uuid and ${comments.deletedAt} is null
      and ${comments.userId} is not null and ${isToJudge}
    on conflict (comment_id) where comment_id is not null do update set
      reason = 'unread', is_urgent = false, scores = null
    returning 1`);

// Comments under a public post are held for more reasons. What is held already stays held.
const reopenForPublic = reopening(sql`${comments.moderationStatus} = 'approved' and (
  ${moderationCases.id} is null or ${moderationCases.decidedAt} is null and ${moderationCases.reason} = 'reports'
)`);

// Comments under a post that is not public are held for grave reasons alone, which are not among these.
const reopenForOthers = reopening(sql`${comments.moderationStatus} = 'pending'
  and ${moderationCases.decidedAt} is null
  and ${moderationCases.reason} in ('doubtful', 'contacts_of_a_newcomer', 'repeats')`);

/**
 * Asks for another verdict on the comments of a locked post that becomes public or stops being public. Returns whether
 * there are any. The caller wakes the job `read-unread` after the commit.
 */
export async function judgeCommentsAgain(
  db: Database,
  { postId, isPublic }: { postId: string; isPublic: boolean },
): Promise<boolean> {
  const reopen = isPublic ? reopenForPublic : reopenForOthers;
  return (await reopen(db, { postId })).length > 0;
}
