import { commentShownTo, comments, literalInt, type RequestedAudience } from '@halved/db';
import type { ThreadedComment } from '@halved/shared/contract/comments';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import { bounded } from '../paging/public.ts';
import { cursorAfter, presentComment } from './present.ts';
import { type CommentRow, commentsAs } from './row-queries.ts';

const answer = commentsAs('answer');
const later = commentsAs('later');
/** Levels below an answer. */
const levels = limits.thread.depth - 2;
const kept = literalInt(limits.thread.replies);
const bytes = literalInt(limits.thread.bytes);
/** Of `below`: shown with its thread. */
const fits = sql`ordinal <= ${kept} and (octets <= ${bytes} or ordinal = 1)`;

/**
 * Parts of a statement that has comments as `top`: `below` are the first answers under each, and more where there are
 * more, `cut` are those.
 */
export const answersBelow = (audience: RequestedAudience, limit: number): SQL => sql`
  below as materialized (
    select answers.*, root.created_at as root_at from (
      select id, created_at from top order by created_at, id limit ${literalInt(limit)}
    ) root cross join lateral (
      select ${answer}.*, row_number() over sofar as ordinal,
        sum(octet_length(${answer.content})) over sofar as octets
      from ${comments} ${answer}
      where ${answer.rootId} = root.id and ${commentShownTo(audience, answer, levels)}
      window sofar as (order by ${answer.createdAt}, ${answer.id} rows unbounded preceding)
      order by ${answer.createdAt}, ${answer.id} limit ${kept} + 1
    ) answers
  ),
  cut as materialized (select root_id, created_at, id from below where not (${fits}))`;

const threads = sql`
  select top.*, null::bigint as ordinal, null::bigint as octets, created_at as root_at from top
  union all
  select * from below where ${fits}`;

/** All of them in one list. Only a page larger than usual can be more than one answer has room for. */
export const withAnswers = (limit: number): SQL =>
  limit > limits.thread.size
    ? bounded(threads, sql`root_at, coalesce(root_id, id), ordinal nulls first`, sql`octet_length(content)`)
    : threads;

/** Whether a comment of the list has direct answers that were cut off. */
export const hasMore = (
  audience: RequestedAudience,
  comment: ReturnType<typeof commentsAs>,
): SQL => sql`exists (
  select 1 from cut join ${comments} ${later} on ${later.parentId} = ${comment.id}
    and (${later.createdAt}, ${later.id}) >= (cut.created_at, cut.id)
  where cut.root_id = coalesce(${comment.rootId}, ${comment.id}) and ${commentShownTo(audience, later, levels)} offset 0
)`;

export type ThreadRow = CommentRow & { hasMore: boolean };

type Answers = (id: string) => ThreadRow[];

/** The direct answers to each of the rows, which are oldest first. */
export function answersIn(rows: ThreadRow[]): Answers {
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
  return (id) => byParent.get(id) ?? [];
}

/** A comment with all that is below it. */
export const withAll = (row: ThreadRow, answersTo: Answers): ThreadRow[] => [
  row,
  ...answersTo(row.id).flatMap((answer) => withAll(answer, answersTo)),
];

/** Makes trees of comments on the first level. */
export function growThreads(roots: ThreadRow[], answersTo: Answers): ThreadedComment[] {
  const grow = (row: ThreadRow): ThreadedComment => {
    const answers = answersTo(row.id);
    const last = answers.at(-1) ?? { place: 0, id: row.id };
    const repliesCursor = row.hasMore ? cursorAfter(last) : null;
    return { ...presentComment(row), replies: answers.map(grow), repliesCursor };
  };
  return roots.map(grow);
}
