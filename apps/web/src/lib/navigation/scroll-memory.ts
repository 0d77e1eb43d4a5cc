import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The scroll position of each history entry, in CSS pixels. */
const positions = new Map<string, number>();

/** Whether this step back or forward leads to an entry that was scrolled down. */
export function useIsBack(): boolean {
  const { key } = useLocation();
  return useNavigationType() === 'POP' && positions.has(key);
}

/**
 * Restores the scroll position when somebody goes back to a long list. Call it in the screen of a list whose entries
 * are cached, because the first render has to contain them.
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
