import { skipToken, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '../../lib/server/trpc.ts';
import { commentAnchor } from '../../links.ts';
import { contains } from './comment-tree.ts';
import { isWriting } from './is-writing.ts';
import { type Comments, type RenderedComments, useWithHeld } from './use-thread.ts';

/** The target is the comment that the URL's hash names (#comment-…), as the links of notifications and the queue do. */
function useTargetId(): string | null {
  const start = `#${commentAnchor('')}`;
  const { hash } = useLocation();
  return hash.startsWith(start) ? hash.slice(start.length) : null;
}

/** The ids of a comment and of the comments above it, from the first level down. */
async function pathTo(id: string, withHeld: object): Promise<string[]> {
  const { parentCommentId } = await api.comments.get.query({ id, ...withHeld });
  return parentCommentId === null ? [id] : [...(await pathTo(parentCommentId, withHeld)), id];
}

const noPath: readonly string[] = [];

/** The ids on the path to the target. Empty while nothing has to be loaded for it, and if it does not exist. */
export function useTargetPath({ isWhole, comments }: RenderedComments): readonly string[] {
  const id = useTargetId();
  const withHeld = useWithHeld();
  const isMissing = id !== null && isWhole && !contains(comments, id);
  const { data = noPath } = useQuery({
    queryKey: ['comment-path', id, withHeld],
    queryFn: id === null ? skipToken : () => pathTo(id, withHeld),
    enabled: isMissing,
  });
  return data;
}

/** A list that is longer than this is not loaded further in search of the target. */
const maxSearched = 200;

/** Calls `loadMore` until the list contains the comment on the path to the target; `id` is undefined if none is. */
export function useLoadUntil(id: string | undefined, pages: Comments, loadMore: () => unknown): void {
  const { comments, hasNextPage, isFetching, error } = pages;
  const isMissing = id !== undefined && comments.length < maxSearched && !contains(comments, id);
  const isDue = isMissing && hasNextPage && !isFetching && error === null;
  // A page may arrive before a render shows that it is loading, so the length says that the next one is due.
  const dueAfter = isDue ? comments.length : null;
  useEffect(() => {
    if (dueAfter !== null) loadMore();
  }, [dueAfter, loadMore]);
}

/** Focuses a comment when it appears as the target, unless somebody is writing meanwhile. */
export function useFocusAsTarget(id: string): { ref: RefObject<HTMLElement | null>; isTarget: boolean } {
  const ref = useRef<HTMLElement>(null);
  const isTarget = useTargetId() === id;
  useEffect(() => {
    if (isTarget && !isWriting()) ref.current?.focus();
  }, [isTarget]);
  return { ref, isTarget };
}
