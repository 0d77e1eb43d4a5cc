import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far down each entry of the history was, in CSS pixels. */
const positions = new Map<string, number>();

/** Whether this is a step back, or forth, to where somebody has been further down. */
export function useIsBack(): boolean {
  const { key } = useLocation();
  return useNavigationType() === 'POP' && positions.has(key);
}

/**
 * Going back to a long list finds the place where it was left. Call it in the screen, around a list whose
 * entries are in the cache: they have to be there in the first render.
 */
export function useScrollMemory(): void {
  const { key } = useLocation();
  const kind = useNavigationType();
  useLayoutEffect(() => {
    const position = positions.get(key);
    if (kind === 'POP' && position !== undefined) window.scrollTo(0, position);
    const remember = () => positions.set(key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, kind]);
}
