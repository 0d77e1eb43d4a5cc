import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** How long after a decision a click still belongs to the one that decided: a slow double click. */
export const strayMs = 500;

/**
 * What is decided leaves at once, and the next thing comes up under the pointer: the second half of a double click must
 * not decide on that. Keys and switches are not pointers, their clicks carry no count.
 * Returns what tells of a decision.
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
