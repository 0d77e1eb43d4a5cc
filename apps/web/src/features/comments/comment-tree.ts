import type { Comment, ThreadedComment } from '@halved/shared/contract/comments';
import { limits } from '@halved/shared/limits';

/** What somebody did to a comment: it was written, changed, or deleted. */
export type Change =
  | { kind: 'add'; comment: Comment }
  | { kind: 'edit'; comment: Comment }
  | { kind: 'remove'; id: string };

/** A change of this visit: on its way to the server, or taken by it. */
export interface Entry {
  /** The id of the change within its thread. */
  key: string;
  state: 'sending' | 'done';
  change: Change;
  /** The draft that is being sent. */
  draft?: string;
}

/** Whether what stands in a draft is on its way to the server. */
export const isSending = (entries: readonly Entry[], draft: string): boolean =>
  entries.some((entry) => entry.state === 'sending' && entry.draft === draft);

const pendingPrefix = 'pending:';
export const pendingId = (key: string): string => pendingPrefix + key;
/** Whether a comment is shown before the server has taken it. */
export const isPending = ({ id }: Pick<Comment, 'id'>): boolean => id.startsWith(pendingPrefix);

/** Which comment an answer goes under: at the deepest level it joins its siblings (docs/product.md §4). */
export const parentOf = ({ id, depth, parentCommentId }: Comment): string | null =>
  depth < limits.thread.depth ? id : parentCommentId;

/** The cursor of a comment whose answers are still to be asked for, from the first one on. */
export const fromTheFirst = '';

/** A comment of a flat list, whose replies are requested apart. */
export const toNode = (comment: Comment): ThreadedComment => ({
  ...comment,
  replies: [],
  repliesCursor: comment.replyCount > 0 ? fromTheFirst : null,
});

const place = (comment: Comment): string =>
  `${isPending(comment) ? 1 : 0} ${comment.createdAt} ${comment.id}`;

/** Each comment once, oldest first. Comments being sent stand last, whatever this device's clock says. */
export function inOrder(comments: readonly ThreadedComment[]): ThreadedComment[] {
  const once = new Map<string, ThreadedComment>();
  for (const comment of comments) if (!once.has(comment.id)) once.set(comment.id, comment);
  return [...once.values()].sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

type Nodes = readonly ThreadedComment[];

/** Replaces one comment at any depth. Returns the same list when it does not contain the comment. */
function replace(comments: Nodes, id: string, by: (comment: ThreadedComment) => ThreadedComment): Nodes {
  let changed = false;
  const next = comments.map((comment) => {
    if (comment.id !== id) {
      const replies = replace(comment.replies, id, by);
      if (replies === comment.replies) return comment;
      changed = true;
      return { ...comment, replies: [...replies] };
    }
    const other = by(comment);
    if (other !== comment) changed = true;
    return other;
  });
  return changed ? next : comments;
}

const holds = (comments: Nodes, id: string) => comments.some((comment) => comment.id === id);

function add(comments: Nodes, comment: Comment, under: string | null): Nodes {
  const { parentCommentId } = comment;
  if (parentCommentId === under) {
    return holds(comments, comment.id) ? comments : [...comments, toNode(comment)];
  }
  if (parentCommentId === null) return comments;
  return replace(comments, parentCommentId, (parent) =>
    holds(parent.replies, comment.id)
      ? parent
      : { ...parent, replies: [...parent.replies, toNode(comment)], replyCount: parent.replyCount + 1 },
  );
}

/** The server's latest data wins over an older change of this visit. */
const edit = (comments: Nodes, comment: Comment, state: Entry['state']): Nodes =>
  replace(comments, comment.id, (node) => {
    const known = node.isDeleted || (state === 'done' && node.updatedAt >= comment.updatedAt);
    const { content, updatedAt, moderationStatus } = comment;
    return known ? node : { ...node, content, updatedAt, moderationStatus };
  });

const isAnswered = ({ replies, repliesCursor, replyCount }: ThreadedComment): boolean =>
  replies.length > 0 || repliesCursor !== null || replyCount > 0;

const stubOf = (comment: ThreadedComment): ThreadedComment => ({
  ...comment,
  content: '',
  user: null,
  userId: null,
  isDeleted: true,
});

/** A comment with answers leaves a stub; a stub without any goes too. */
function remove(comments: Nodes, id: string): Nodes {
  let changed = false;
  const next = comments.flatMap((comment) => {
    if (comment.id === id) {
      if (comment.isDeleted) return [comment];
      changed = true;
      return isAnswered(comment) ? [stubOf(comment)] : [];
    }
    const replies = remove(comment.replies, id);
    if (replies === comment.replies) return [comment];
    changed = true;
    const replyCount = Math.max(0, comment.replyCount - 1);
    const parent = { ...comment, replies: [...replies], replyCount };
    return parent.isDeleted && !isAnswered(parent) ? [] : [parent];
  });
  return changed ? next : comments;
}

function apply(comments: Nodes, { change, state }: Entry, under: string | null): Nodes {
  switch (change.kind) {
    case 'add':
      return add(comments, change.comment, under);
    case 'edit':
      return edit(comments, change.comment, state);
    default:
      return remove(comments, change.id);
  }
}

/**
 * Comments as they look with the changes of this visit laid over what the server last said. It may be done again and
 * again: a change that the server's answer already knows alters nothing, and one that was refused is simply left out.
 * `under` is the comment that this list answers, null for the top level.
 */
export const withChanges = (
  comments: readonly ThreadedComment[],
  entries: readonly Entry[],
  under: string | null = null,
): ThreadedComment[] => inOrder(entries.reduce((list: Nodes, entry) => apply(list, entry, under), comments));
