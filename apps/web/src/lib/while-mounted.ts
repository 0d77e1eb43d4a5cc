import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls something only as long as the component is there: whoever left a page while the server slept is not brought
 * back by what is sent a minute later.
 */
export function useWhileMounted(): (work: () => void) => void {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback((work) => {
    if (mounted.current) work();
  }, []);
}
