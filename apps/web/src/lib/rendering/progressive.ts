import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `count` items to render. The number grows with each step, and is Infinity from the last step on.
 * Rendering a long list in one step would block a phone for half a second. Before `count` is known the number is
 * `first`.
 */
export function useProgressiveCount(count: number | undefined, perStep: number, first = 0): number {
  const [rendered, setRendered] = useState(first);
  useEffect(() => {
    if (count === undefined || rendered === Infinity) return;
    const next = rendered + perStep;
    startTransition(() => setRendered(next < count ? next : Infinity));
  }, [count, rendered, perStep]);
  return rendered;
}

/**
 * Becomes true after `ready`, in a render that React can interrupt. It is true at once if `ready` is true in the first
 * render.
 */
export function useInTransition(ready: boolean): boolean {
  const [isShown, setIsShown] = useState(ready);
  useEffect(() => {
    if (ready) startTransition(() => setIsShown(true));
  }, [ready]);
  return isShown;
}
