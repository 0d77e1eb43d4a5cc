import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** A click within this time after a decision counts as the second click of a slow double click. */
export const strayMs = 500;

/**
 * Ignores the second click of a double click on a decision. The decided item leaves at once and the next item moves
 * under the pointer, so the second click would decide on that item. Clicks from keys and switch devices have no click
 * count and are not affected. Returns the function to call after a decision.
 */
export function useStrayClicks(list: RefObject<HTMLElement | null>): () => void {
  const decidedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const element = list.current;
    const ignoreStray = (event: MouseEvent) => {
      if (event.detail === 0 || performance.now() - decidedAt.current > strayMs) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element?.addEventListener('click', ignoreStray, true);
    return () => element?.removeEventListener('click', ignoreStray, true);
  }, [list]);
  return useCallback(() => {
    decidedAt.current = performance.now();
  }, []);
}
