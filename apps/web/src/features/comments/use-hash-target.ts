import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Once the comments are `ready`, goes to the one that the address names, such as #comment-… */
export function useHashTarget(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!ready || !hash.startsWith('#comment')) return;
    document.getElementById(hash.slice(1))?.focus();
  }, [ready, hash]);
}
