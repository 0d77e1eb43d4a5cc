import { startTransition, useEffect, useState } from 'react';

/** The timeout for a tab in the background, which paints nothing. */
const withoutPaintMs = 500;

/** Calls back once, after the current render has been painted. Returns the function that cancels it. */
export function afterPaint(callback: () => void): () => void {
  let timer = setTimeout(() => {
    // A tab in the background renders its frame only when somebody looks at the tab.
    cancelAnimationFrame(frame);
    callback();
  }, withoutPaintMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** False until the first render has been painted, then true. Parts of a screen that can wait are rendered only then. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return painted;
}
