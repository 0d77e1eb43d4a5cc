import { useEffect, useState } from 'react';

/** A tab in the background paints nothing; what waits comes all the same. */
const withoutPaintMs = 500;

/** Calls back once what is drawn now stands on the screen; what it gives takes that back. */
function afterPaint(done: () => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    soon = setTimeout(done);
  });
  const late = setTimeout(done, withoutPaintMs);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(soon);
    clearTimeout(late);
  };
}

export const nextPaint = (): Promise<void> => new Promise((resolve) => afterPaint(resolve));

/** False until what was drawn first stands on the screen: then comes what can wait, and what it loads with it. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return painted;
}
