import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `count` items to render: more with each step, and Infinity once all are rendered. In one step a long list
 * would block a phone for half a second. It begins when `count` is known, or with the `first` items.
 */
export function useProgressiveCount(count: number | undefined, atOnce: number, first = 0): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (count === undefined || drawn === Infinity) return;
    const next = drawn + atOnce;
    startTransition(() => setDrawn(next < count ? next : Infinity));
  }, [count, drawn, atOnce]);
  return drawn;
}

/** True from the interruptible render after `ready` has become true; at once when it was true in the first render. */
export function useInTransition(ready: boolean): boolean {
  const [shown, setShown] = useState(ready);
  useEffect(() => {
    if (ready) startTransition(() => setShown(true));
  }, [ready]);
  return shown;
}
