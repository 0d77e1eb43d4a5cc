import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls a function only while its screen is shown: somebody who left a page while the server slept is not brought back
 * by the answer a minute later. A page counts as left once the address has changed, even while the next one loads.
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
