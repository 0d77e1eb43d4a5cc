import { type AskingEyes, commentShownTo, comments, literalInt } from '@halved/db';
import type { ThreadedComment } from '@halved/shared/contract/comments';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { Seal } from '../../services/seals.ts';
import { type CommentRow, cursorAfter, named, presentComment } from './present.ts';

const answer = named('answer');
const later = named('later');
/** Levels below an answer. */
const levels = limits.thread.depth - 2;
const kept = literalInt(limits.thread.replies);

/**
 * Parts of a statement that has comments as `top`: `below` are the first answers under each, and one more where
 * there are more, `cut` is that one.
 */
export const answersBelow = (eyes: AskingEyes, limit: number): SQL => sql`
  below as materialized (
    select answers.* from (
      select id from top order by created_at, id limit ${literalInt(limit)}
    ) root cross join lateral (
      select ${answer}.*, row_number() over (order by ${answer.createdAt}, ${answer.id}) as ordinal
      from ${comments} ${answer}
      where ${answer.rootId} = root.id and ${commentShownTo(eyes, answer, levels)}
      order by ${answer.createdAt}, ${answer.id} limit ${kept} + 1
    ) answers
  ),
  cut as materialized (select root_id, created_at, id from below where ordinal > ${kept})`;

/** All of them in one list; `ordinal` is null for those on the first level. */
export const withAnswers = sql`
  select top.*, null::bigint as ordinal from top
  union all
  select * from below where ordinal <= ${kept}`;

/** Whether a comment of the list has direct answers that were cut off. */
export const hasMore = (eyes: AskingEyes, comment: ReturnType<typeof named>): SQL => sql`exists (
  select 1 from cut join ${comments} ${later} on ${later.parentId} = ${comment.id}
    and (${later.createdAt}, ${later.id}) >= (cut.created_at, cut.id)
  where cut.root_id = coalesce(${comment.rootId}, ${comment.id}) and ${commentShownTo(eyes, later, levels)} offset 0
)`;

export type ThreadRow = CommentRow & { hasMore: boolean };

/** Makes trees of `roots`: `rows` are those and their answers, oldest first. */
export function growThreads(roots: ThreadRow[], rows: ThreadRow[], seal: Seal): ThreadedComment[] {
  const cursorOf = cursorAfter(seal);
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
  const grow = (row: ThreadRow): ThreadedComment => {
    const answers = byParent.get(row.id) ?? [];
    const last = answers.at(-1) ?? { place: 0, id: row.id };
    const repliesCursor = row.hasMore ? cursorOf(last) : null;
    return { ...presentComment(row), replies: answers.map(grow), repliesCursor };
  };
  return roots.map(grow);
}
