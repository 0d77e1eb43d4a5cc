import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type Entry, pendingId } from './comment-tree.ts';

/**
 * Returns a function that brings a new comment into view, once it is shown: the box of a long one shrinks when it is
 * sent, which would leave a small screen far below the comment and the box.
 */
export function useShowSent(frame: RefObject<Element | null>, changes: readonly Entry[]) {
  const sent = useRef<string>(null);
  useEffect(() => {
    const key = changes.find((change) => change.key === sent.current)?.key;
    if (key === undefined) return;
    sent.current = null;
    const slip = frame.current?.querySelector(`[data-comment="${pendingId(key)}"]`);
    slip?.scrollIntoView({ block: 'nearest' });
  }, [changes, frame]);
  return useCallback((key: string) => {
    sent.current = key;
  }, []);
}
