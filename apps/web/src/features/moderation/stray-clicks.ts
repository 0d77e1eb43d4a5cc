import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** A click this soon after a decision is taken for the second half of a slow double click. */
export const strayMs = 500;

/**
 * A decided item leaves at once and the next one moves under the pointer, where the second half of a double click must
 * not decide on it. Clicks from keys and switch devices have no click count and are not affected. Returns the function
 * to call after a decision.
 */
export function useStrayClicks(list: RefObject<HTMLElement | null>): () => void {
  const decidedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const within = list.current;
    const swallow = (event: MouseEvent) => {
      if (event.detail === 0 || performance.now() - decidedAt.current > strayMs) return;
      event.preventDefault();
      event.stopPropagation();
    };
    within?.addEventListener('click', swallow, true);
    return () => within?.removeEventListener('click', swallow, true);
  }, [list]);
  return useCallback(() => {
    decidedAt.current = performance.now();
  }, []);
}
