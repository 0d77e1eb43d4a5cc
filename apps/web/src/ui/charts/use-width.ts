import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of the narrowest phone's content, until the element is measured. */
const assumed = 300;

/** The width of an element in pixels, kept up to date. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(assumed);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || assumed);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

const usualTextSize = 16;

/** The text size of the page in units of the usual one: 2 for a reader who has doubled it. */
export const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualTextSize || 1;
