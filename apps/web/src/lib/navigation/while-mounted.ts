import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls something only as long as one is there: whoever left a page while the server slept is not brought back by what
 * is sent a minute later. A page is left with its address, also while the next one is still on its way.
 */
export function useWhileMounted(): (work: () => void) => void {
  const address = useRef<string | null>(null);
  useEffect(() => {
    address.current = window.location.pathname;
    return () => {
      address.current = null;
    };
  }, []);
  return useCallback((work) => {
    if (address.current === window.location.pathname) work();
  }, []);
}
