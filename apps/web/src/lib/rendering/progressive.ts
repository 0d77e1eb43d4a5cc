import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `count` items to render: more with each step, and Infinity once all are rendered. In one step a long list
 * would block a phone for half a second. Rendering begins when `count` is known, or with the `first` items.
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

/** True from the interruptible render after `ready` has become true; at once when it was true in the first render. */
export function useInTransition(ready: boolean): boolean {
  const [isShown, setIsShown] = useState(ready);
  useEffect(() => {
    if (ready) startTransition(() => setIsShown(true));
  }, [ready]);
  return isShown;
}
