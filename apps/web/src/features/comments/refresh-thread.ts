import type { Comment, CommentPage, ThreadPage } from '@halved/shared/contract/comments';
import { limits } from '@halved/shared/limits';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { invalidate } from '../../lib/cache/invalidate.ts';
import { refreshPage } from '../../lib/cache/refresh-page.ts';
import { api, trpc } from '../../lib/server/trpc.ts';
import { contains } from './comment-tree.ts';

/** What makes a request of comments ask for the held ones too. */
export type WithHeld = { includeModerated?: true };

export const threadInput = (postId: string, withHeld: WithHeld) => ({
  postId,
  limit: limits.thread.size,
  ...withHeld,
});

export const repliesInput = (id: string, withHeld: WithHeld) => ({
  id,
  limit: limits.page.size,
  ...withHeld,
});

const isLast = ({ nextCursor }: { nextCursor: string | null }): boolean => nextCursor === null;

/** Requests every loaded page of the thread again, because the comment of a refused write may be gone. */
export function refreshThread(client: QueryClient, postId: string): void {
  void invalidate(client, { queryKey: [['comments', 'threaded'], { input: { postId } }] });
  void invalidate(client, { queryKey: [['comments', 'replies']] });
}

/**
 * Requests the page that shows a new comment of the viewer again, because others may have written beside it meanwhile.
 * A page that is not loaded is not requested: the response has the comment.
 */
export function refreshAround(
  client: QueryClient,
  postId: string,
  { parentCommentId }: Comment,
  withHeld: WithHeld,
): void {
  const repliesOf = repliesInput(parentCommentId ?? '', withHeld);
  const repliesKey = getQueryKey(trpc.comments.replies, repliesOf, 'infinite');
  if (client.getQueryData(repliesKey)) {
    void refreshPage<CommentPage>(client, repliesKey, isLast, (at) =>
      api.comments.replies.query({ ...repliesOf, ...at }),
    );
    return;
  }
  const thread = threadInput(postId, withHeld);
  void refreshPage<ThreadPage>(
    client,
    getQueryKey(trpc.comments.threaded, thread, 'infinite'),
    (page) => (parentCommentId === null ? isLast(page) : contains(page.comments, parentCommentId)),
    (at) => api.comments.threaded.query({ ...thread, ...at }),
  );
}
