import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls a function only while its screen is shown: somebody who left a page while the server slept is not brought back
 * by the response a minute later. A page counts as left once the URL has changed, even while the next one loads.
 */
export function useWhileMounted(): (work: () => void) => void {
  const path = useRef<string | null>(null);
  useEffect(() => {
    path.current = window.location.pathname;
    return () => {
      path.current = null;
    };
  }, []);
  return useCallback((work) => {
    if (path.current === window.location.pathname) work();
  }, []);
}
