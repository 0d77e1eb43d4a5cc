import type { ThreadedComment } from '@halved/shared/contract/comments';
import { cursorAfter, presentComment } from './present.ts';
import type { CommentRow } from './row-queries.ts';

/** A comment of a thread. `hasMore` says whether some of its direct replies were cut off. */
export type ThreadRow = CommentRow & { hasMore: boolean };

/** A first-level comment, and all replies below it. */
type Thread = [root: ThreadRow, ...replies: ThreadRow[]];

type RepliesTo = (id: string) => ThreadRow[];

/** Returns a function that finds the direct replies to a comment among `rows`, in the order of `rows`. */
function repliesIn(rows: ThreadRow[]): RepliesTo {
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
  return (id) => byParent.get(id) ?? [];
}

const threadOf = (root: ThreadRow, repliesTo: RepliesTo): Thread => [
  root,
  ...repliesTo(root.id).flatMap((reply) => threadOf(reply, repliesTo)),
];

export function threadsIn(rows: ThreadRow[]): Thread[] {
  const repliesTo = repliesIn(rows);
  return rows.filter(({ depth }) => depth === 1).map((root) => threadOf(root, repliesTo));
}

/** A thread as a tree. */
export function presentThread(thread: Thread): ThreadedComment {
  const repliesTo = repliesIn(thread);
  const treeOf = (row: ThreadRow): ThreadedComment => {
    const replies = repliesTo(row.id);
    const last = replies.at(-1) ?? { createdMicroseconds: 0, id: row.id };
    const repliesCursor = row.hasMore ? cursorAfter(last) : null;
    return { ...presentComment(row), replies: replies.map(treeOf), repliesCursor };
  };
  return treeOf(thread[0]);
}
