import { notifyManager } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Changes that show at once, over what a query has of the server. `show` adds one, and returns the function that removes
 * it, after the response has replaced it or the server has refused it.
 */
export function usePendingChanges<Change>() {
  const [pending, setPending] = useState<readonly Change[]>([]);
  const show = (change: Change) => {
    setPending((changes) => [...changes, change]);
    const remove = () => setPending((changes) => changes.filter((candidate) => candidate !== change));
    // The query shows its new data a moment later. Without the change until then, a switch would flicker.
    return () => notifyManager.schedule(remove);
  };
  return [pending, show] as const;
}
