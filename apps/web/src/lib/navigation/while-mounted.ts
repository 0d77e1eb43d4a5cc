import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls a function only while its screen is shown. Otherwise a late response could navigate somebody away from the
 * page where they are now. A page counts as left as soon as the path has changed, even while the next page
 * loads.
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
