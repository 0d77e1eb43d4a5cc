import { useEffect, useState } from 'react';

/** The latest press of a pointer. It resolves after the click. */
let press: Promise<void> | undefined;

/** Notices every press. Whoever has pressed before this is called has not pressed a form. */
export function watchPresses(): void {
  const start = () => {
    const waiting = new AbortController();
    const started = new Promise<void>((resolve) => {
      const end = () => {
        waiting.abort();
        // The click is dispatched after the pointer is up, before the next task.
        setTimeout(resolve);
      };
      addEventListener('pointerup', end, { signal: waiting.signal });
      addEventListener('pointercancel', end, { signal: waiting.signal });
    });
    press = started;
    void started.then(() => {
      if (press === started) press = undefined;
    });
  };
  addEventListener('pointerdown', start, { capture: true });
}

/**
 * False from the first render until the press of a pointer that is under way has ended. What appeared meanwhile would
 * move a button or a link away from under the pointer, and the click would be lost.
 */
export function usePressEnded(): boolean {
  const [ended, setEnded] = useState(!press);
  useEffect(() => {
    if (!ended) void Promise.resolve(press).then(() => setEnded(true));
  }, [ended]);
  return ended;
}
