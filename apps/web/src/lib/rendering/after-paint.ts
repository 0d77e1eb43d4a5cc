import { startTransition, useEffect, useState } from 'react';

/** The timeout for a tab in the background, which paints nothing. */
const withoutPaintMs = 500;

/** Calls back once, after the current render has been painted. Returns the function that cancels it. */
export function afterPaint(callback: () => void): () => void {
  let timer = setTimeout(() => {
    // A tab in the background gets its frame only when somebody looks at it.
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

/**
 * False until the first render has been painted; then the parts that can wait are rendered, and load what they need.
 */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return painted;
}
