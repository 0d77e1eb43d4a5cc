import type { Comment, WrittenComment } from '@halved/shared/contract/comments';
import type { User } from '@halved/shared/contract/users';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type UndoTexts, useOptimisticWrite } from '../../lib/cache/optimistic-write.ts';
import { cancelPostFetches, patchPost } from '../../lib/cache/post-cache.ts';
import { errorCode, errorData, fieldSentence, ignoreNotFound } from '../../lib/server/api-error.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';
import { offerFromResponse } from '../../lib/writing/support-offers.ts';
import { showUnsent } from '../../lib/writing/unsent-words.ts';
import { beginChange, confirmChange, dropChange } from './comment-changes.ts';
import { type Change, isCounted } from './comment-tree.ts';
import { countAgain, leaveOut } from './comments-count.ts';
import { pendingComment } from './pending-comment.ts';
import { refreshAround, refreshThread } from './refresh-thread.ts';
import { useWithHeld } from './use-thread.ts';

/** A comment as its form submits it. */
export interface Submission {
  content: string;
  /** The key of its draft. */
  draft: string;
  /** The idempotency key: a repeated request with the same key creates nothing twice. */
  key: string;
  /** Called when the server has accepted the comment, so that the draft can be removed. */
  onAccepted: () => void;
}

interface Write {
  key: string;
  draft?: string;
  /** Null for a new comment. */
  before: Comment | null;
  /** The comment shown until the server has answered; null for a deletion. */
  optimistic: Comment | null;
  /** Calls the server. Resolves with null after a deletion that leaves no stub. */
  send: () => Promise<Comment | null>;
  onAccepted?: () => void;
  done: string;
  failed: string;
  /** What takes the write back before it is sent. */
  undo?: UndoTexts;
}

const undoOf = ({ undo }: Write) => undo;

/** 1 if the comment counts in the number on the card; else 0. */
const weight = (comment: Comment | null): number => (comment && isCounted(comment) ? 1 : 0);

function changeOf(before: Comment | null, after: Comment | null): Change {
  if (after) return { kind: before ? 'edit' : 'add', comment: after };
  return { kind: 'remove', id: before?.id ?? '' };
}

/** Whether the worry, or the comment that is edited or answered, is gone. */
const isGone = (error: unknown): boolean =>
  errorCode(error) === 'NOT_FOUND' ||
  (errorData(error)?.details?.some(({ path }) => path === 'parentCommentId') ?? false);

/**
 * Waits until the server has taken the words. The help that it offers shows where the words were sent, and is not cached
 * with the comment. Refused words return to their form, except if what they belong to is gone: soon no page has their
 * form any more, so they are shown.
 */
async function accepted(
  { content, draft, onAccepted }: Submission,
  response: Promise<WrittenComment>,
  reasonOf: (error: unknown) => string,
): Promise<Comment> {
  try {
    const { support, ...comment } = await response;
    offerFromResponse(draft, support);
    return comment;
  } catch (error) {
    if (isGone(error)) showUnsent({ words: content, reason: reasonOf(error), onRead: onAccepted });
    throw error;
  }
}

export interface CommentWrites {
  /** Comments on the post, or replies to `parent`. */
  create: (submission: Submission, parent: Comment | null) => void;
  update: (submission: Submission, comment: Comment) => void;
  remove: (comment: Comment) => void;
}

/** Changes the number of comments on the card. */
function changeCount(client: QueryClient, postId: string, by: number): void {
  if (by === 0) return;
  void cancelPostFetches(client);
  patchPost(client, postId, (post) => ({ ...post, commentsCount: Math.max(0, post.commentsCount + by) }));
}

/**
 * The writes of a thread. Each shows at once. If the server refuses one, it is undone and a message says so
 * (docs/product.md §10.3).
 */
export function useCommentWrites(postId: string, user: User | null): CommentWrites {
  const client = useQueryClient();
  const withHeld = useWithHeld();
  const { t } = useTranslation('comments');
  const { t: common } = useTranslation();
  const failure = useFailureText();
  const refusalText = useCallback(
    (error: unknown, failed: string) => fieldSentence(error) ?? failure(error, failed),
    [failure],
  );
  const show = useCallback(
    ({ key, draft, before, optimistic }: Write) => {
      const change = changeOf(before, optimistic);
      beginChange(client, postId, { key, state: 'sending', change, ...(draft && { draft }) });
      // The server counts the comment for as long as its deletion can be taken back.
      const isLeaving = optimistic === null && weight(before) > 0;
      if (isLeaving) leaveOut(key, postId);
      else changeCount(client, postId, weight(optimistic) - weight(before));
      return () => {
        dropChange(client, postId, key);
        if (isLeaving) countAgain(key);
        else changeCount(client, postId, weight(before) - weight(optimistic));
      };
    },
    [client, postId],
  );
  const { write } = useOptimisticWrite({
    send: ({ send }: Write) => send(),
    show,
    undoOf,
    onSuccess: (comment, { key, before, optimistic, onAccepted, done }) => {
      onAccepted?.();
      confirmChange(client, postId, key, changeOf(before, comment));
      changeCount(client, postId, weight(comment) - weight(optimistic ?? before));
      countAgain(key);
      toast.success(done);
    },
    failed: ({ failed }) => failed,
    refusalText,
    // The response to an edit or a deletion says everything that has changed.
    onSettled: ({ before }, comment) => {
      if (comment === undefined) refreshThread(client, postId);
      else if (comment && !before) refreshAround(client, postId, comment, withHeld);
    },
  });
  // The object is memoized, because a new object would render every comment of the thread again.
  return useMemo<CommentWrites>(
    () => ({
      create: (submission, parent) => {
        if (!user) return;
        const { content, draft, key, onAccepted } = submission;
        const failed = parent ? t(($) => $.failed.reply) : t(($) => $.failed.add);
        const input = { postId, content, ...(parent && { parentCommentId: parent.id }) };
        write({
          key,
          draft,
          onAccepted,
          before: null,
          optimistic: pendingComment({ postId, content, parent }, user, key, new Date()),
          send: () =>
            accepted(
              submission,
              api.comments.create.mutate(input, { context: { idempotencyKey: key } }),
              (error) => refusalText(error, failed),
            ),
          done: parent ? t(($) => $.done.replied) : t(($) => $.done.added),
          failed,
        });
      },
      update: (submission, before) => {
        const { content, draft, key, onAccepted } = submission;
        const failed = t(($) => $.failed.update);
        write({
          key,
          draft,
          onAccepted,
          before,
          optimistic: { ...before, content: content.trim(), updatedAt: new Date().toISOString() },
          send: () =>
            accepted(submission, api.comments.update.mutate({ id: before.id, content }), (error) =>
              refusalText(error, failed),
            ),
          done: t(($) => $.done.updated),
          failed,
        });
      },
      remove: (before) =>
        write({
          key: `remove:${before.id}`,
          before,
          optimistic: null,
          send: async () => {
            await api.comments.remove.mutate({ id: before.id }).catch(ignoreNotFound);
            return null;
          },
          done: t(($) => $.done.deleted),
          undo: { text: t(($) => $.done.deleting), label: common(($) => $.actions.undo) },
          failed: t(($) => $.failed.delete),
        }),
    }),
    [write, postId, user, t, common, refusalText],
  );
}
