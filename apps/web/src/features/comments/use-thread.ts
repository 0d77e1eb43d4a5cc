import type { ThreadedComment } from '@halved/shared/contract/comments';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { nextCursorOf } from '../../lib/cache/next-cursor.ts';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { useProgressiveCount } from '../../lib/rendering/progressive.ts';
import { hasRole } from '../../lib/server/roles.ts';
import { useUser } from '../../lib/server/session.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { type Entry, fromTheFirst, toNode, withChanges } from './comment-tree.ts';
import { repliesInput, threadInput, type WithHeld } from './refresh-thread.ts';

/** A list of comments, and how to load more of them. */
export interface Comments extends QueryResult<unknown> {
  comments: ThreadedComment[];
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** The comments of the first level. They are rendered a few at a time, and `isWhole` is true when all are rendered. */
export interface RenderedComments extends Comments {
  isWhole: boolean;
}

/** Moderators also see held comments, because the queue links to them. */
export function useWithHeld(): WithHeld {
  const user = useUser();
  return user && hasRole(user, 'moderator') ? { includeModerated: true } : {};
}

/** The comments under a post, ten of the first level at a time (docs/product.md §4), with the changes of this visit. */
export function useThread(postId: string, changes: readonly Entry[]): RenderedComments {
  const withHeld = useWithHeld();
  const pages = trpc.comments.threaded.useInfiniteQuery(threadInput(postId, withHeld), {
    getNextPageParam: nextCursorOf,
    // A moderator's first comments are requested before the account is known, and stay until those with the held ones
    // have loaded. The held ones do not stay after the moderator has signed out.
    placeholderData: withHeld.includeModerated ? keepPreviousData : undefined,
  });
  const { data } = pages;
  const comments = useMemo(
    () => withChanges(data?.pages.flatMap((page) => page.comments) ?? [], changes),
    [data, changes],
  );
  const renderedCount = useProgressiveCount(pages.isPending ? undefined : comments.length, renderedPerStep);
  return {
    ...pages,
    comments: comments.slice(0, renderedCount),
    isPending: renderedCount === 0,
    isWhole: renderedCount === Infinity,
  };
}

/** How many comments of the first level are rendered in each step, with their replies. */
const renderedPerStep = 2;

/** The replies that came with a comment, with the changes of this visit. */
export const useLoadedReplies = (
  { id, replies }: ThreadedComment,
  changes: readonly Entry[],
): ThreadedComment[] => useMemo(() => withChanges(replies, changes, id), [replies, changes, id]);

/** The replies to one comment: those that came with it and, if `wanted`, the further pages. */
export function useReplies(node: ThreadedComment, changes: readonly Entry[], wanted: boolean): Comments {
  const { id, replies, repliesCursor } = node;
  const pages = trpc.comments.replies.useInfiniteQuery(repliesInput(id, useWithHeld()), {
    getNextPageParam: nextCursorOf,
    enabled: wanted && repliesCursor !== null,
    ...(repliesCursor !== null && repliesCursor !== fromTheFirst && { initialCursor: repliesCursor }),
  });
  const { data } = pages;
  const comments = useMemo(() => {
    const loadedReplies = data?.pages.flatMap((page) => page.comments).map(toNode) ?? [];
    return withChanges([...replies, ...loadedReplies], changes, id);
  }, [data, replies, changes, id]);
  return { ...pages, comments, hasNextPage: data ? pages.hasNextPage : repliesCursor !== null };
}
