import type { Comment, ThreadedComment } from '@halved/shared/contract/comments';
import { limits } from '@halved/shared/limits';
import { commentOfDraft } from './comment-drafts.ts';

/** What the viewer did to a comment: wrote, edited or deleted it. */
export type Change =
  | { kind: 'add'; comment: Comment }
  | { kind: 'edit'; comment: Comment }
  | { kind: 'remove'; id: string };

/** A change made during this visit, either still being sent or accepted by the server. */
export interface Entry {
  /** The id of the change within its thread. */
  key: string;
  state: 'sending' | 'done';
  change: Change;
  /** The draft that is being sent. */
  draft?: string;
}

/** Whether the text of a draft is being sent. */
export const isSending = (entries: readonly Entry[], draft: string): boolean =>
  entries.some((entry) => entry.state === 'sending' && entry.draft === draft);

const pendingPrefix = 'pending:';
export const pendingId = (key: string): string => pendingPrefix + key;
/** Whether a comment is shown before the server has accepted it. */
export const isPending = ({ id }: Pick<Comment, 'id'>): boolean => id.startsWith(pendingPrefix);

/** Whether a comment counts in the numbers of comments and replies (docs/product.md §4). */
export const isCounted = ({ moderationStatus, isDeleted }: Comment): boolean =>
  moderationStatus === 'approved' && !isDeleted;

/**
 * The comment under which a reply to the given comment is placed. A reply to a comment of the deepest level is placed
 * beside that comment (docs/product.md §4).
 */
export const parentOf = ({ id, depth, parentCommentId }: Comment): string | null =>
  depth < limits.thread.depth ? id : parentCommentId;

/** The cursor of a comment none of whose replies have been loaded. */
export const fromTheFirst = '';

/** A comment from a flat list, whose replies are requested separately. */
export const toNode = (comment: Comment): ThreadedComment => ({
  ...comment,
  replies: [],
  repliesCursor: comment.replyCount > 0 ? fromTheFirst : null,
});

const sortKey = (comment: Comment): string =>
  `${isPending(comment) ? 1 : 0} ${comment.createdAt} ${comment.id}`;

/** Each comment once, oldest first. Comments being sent come last, whatever this device's clock says. */
export function inOrder(comments: readonly ThreadedComment[]): ThreadedComment[] {
  const byId = new Map<string, ThreadedComment>();
  for (const comment of comments) if (!byId.has(comment.id)) byId.set(comment.id, comment);
  return [...byId.values()].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
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
    const replaced = by(comment);
    if (replaced !== comment) changed = true;
    return replaced;
  });
  return changed ? next : comments;
}

/** Whether a comment is among these or below them. */
export const contains = (comments: Nodes, id: string): boolean =>
  comments.some((comment) => comment.id === id || contains(comment.replies, id));

/** Whether all replies to these comments have been loaded, at any depth. */
export const isComplete = (comments: Nodes): boolean =>
  comments.every(({ replies, repliesCursor }) => repliesCursor === null && isComplete(replies));

const includesId = (comments: Nodes, id: string) => comments.some((comment) => comment.id === id);

function add(comments: Nodes, comment: Comment, under: string | null): Nodes {
  const { parentCommentId } = comment;
  if (parentCommentId === under) {
    return includesId(comments, comment.id) ? comments : [...comments, toNode(comment)];
  }
  if (parentCommentId === null) return comments;
  return replace(comments, parentCommentId, (parent) => {
    if (includesId(parent.replies, comment.id)) return parent;
    // If replies are missing, this may be one of them, which the server has counted.
    const replyCount = parent.replyCount + (parent.repliesCursor === null ? 1 : 0);
    return { ...parent, replies: [...parent.replies, toNode(comment)], replyCount };
  });
}

/** The server's latest data wins over an older change of this visit. */
const edit = (comments: Nodes, comment: Comment, state: Entry['state']): Nodes =>
  replace(comments, comment.id, (node) => {
    const isOlder = node.isDeleted || (state === 'done' && node.updatedAt >= comment.updatedAt);
    const { content, updatedAt, moderationStatus } = comment;
    return isOlder ? node : { ...node, content, updatedAt, moderationStatus };
  });

const hasReplies = ({ replies, repliesCursor, replyCount }: ThreadedComment): boolean =>
  replies.length > 0 || repliesCursor !== null || replyCount > 0;

const stubOf = (comment: ThreadedComment): ThreadedComment => ({
  ...comment,
  content: '',
  user: null,
  userId: null,
  isDeleted: true,
});

/** A deleted comment with replies leaves a stub; a stub without replies is removed as well. */
function remove(comments: Nodes, id: string): Nodes {
  let changed = false;
  const next = comments.flatMap((comment) => {
    if (comment.id === id) {
      if (comment.isDeleted) return [comment];
      changed = true;
      return hasReplies(comment) ? [stubOf(comment)] : [];
    }
    const replies = remove(comment.replies, id);
    if (replies === comment.replies) return [comment];
    changed = true;
    const replyCount = Math.max(0, comment.replyCount - 1);
    const parent = { ...comment, replies: [...replies], replyCount };
    return parent.isDeleted && !hasReplies(parent) ? [] : [parent];
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
 * Applies the changes of this visit to the comments that the server last returned. Applying them twice is safe: a
 * change that the server's data already contains alters nothing, and a refused change is left out. `under` is the
 * comment whose replies these are, null for the top level.
 */
export const withChanges = (
  comments: readonly ThreadedComment[],
  entries: readonly Entry[],
  under: string | null = null,
): ThreadedComment[] => inOrder(entries.reduce((list: Nodes, entry) => apply(list, entry, under), comments));

/** The comments that a change is about: the one that is written or removed, the one above it, and the one of its form. */
function commentsOf({ change, draft = '' }: Entry): (string | null)[] {
  if (change.kind === 'remove') return [change.id];
  return [change.comment.id, change.comment.parentCommentId, commentOfDraft(draft)];
}

const noEntries: readonly Entry[] = [];

/**
 * The changes to a comment and below it. If there are none, it is always the same list, so that a comment which `memo`
 * compares is not rendered again. Replies that have not been loaded may be the ones that were changed.
 */
export function changesFor(node: ThreadedComment, entries: readonly Entry[]): readonly Entry[] {
  const nodes = [node];
  if (!isComplete(nodes)) return entries;
  const own = entries.filter((entry) => commentsOf(entry).some((id) => id !== null && contains(nodes, id)));
  return own.length > 0 ? own : noEntries;
}
