import { startTransition, useEffect, useState } from 'react';

/** A tab in the background paints nothing; what waits comes all the same. */
const withoutPaintMs = 500;

/** Calls back, a single time, once what is drawn now stands on the screen; what it gives takes that back. */
export function afterPaint(done: () => void): () => void {
  let timer = setTimeout(() => {
    // The frame of a tab in the background comes when somebody looks at it.
    cancelAnimationFrame(frame);
    done();
  }, withoutPaintMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(done);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** False until what was drawn first stands on the screen: then comes what can wait, and what it loads with it. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return painted;
}
