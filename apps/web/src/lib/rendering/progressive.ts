import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `count` things to draw, some more with each step; Infinity once all of them are there. In one go a long
 * list would hold a phone for half a second. It begins when `count` is known, or with the `first` ones.
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

/** True from the render on that may be interrupted, after something is `ready`; at once where it was from the first. */
export function useInTransition(ready: boolean): boolean {
  const [shown, setShown] = useState(ready);
  useEffect(() => {
    if (ready) startTransition(() => setShown(true));
  }, [ready]);
  return shown;
}
