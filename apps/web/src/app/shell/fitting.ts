import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * How many of its entries a row shows: all of them if they fit into its width, otherwise the first ones that fit beside
 * the menu with the rest.
 */
export function fittingCount(widths: readonly number[], menuWidth: number, rowWidth: number): number {
  const sumOf = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width, 0);
  // Browsers round the widths of texts.
  const room = rowWidth + 0.5;
  if (sumOf(widths.length) <= room) return widths.length;
  let count = widths.length - 1;
  while (count > 0 && sumOf(count) + menuWidth > room) count -= 1;
  return count;
}

/**
 * Measures a row whose last child is the menu for the entries that do not fit. An entry that is not shown must keep its
 * width, so that it can be measured again when the window, the text size or the language changes.
 */
export function useFitting(entries: number): { row: RefObject<HTMLUListElement | null>; count: number } {
  const row = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(entries);
  useLayoutEffect(() => {
    const list = row.current;
    if (!list) return;
    const measure = () => {
      const widths = [...list.children].map((child) => child.getBoundingClientRect().width);
      setCount(fittingCount(widths.slice(0, entries), widths[entries] ?? 0, list.clientWidth));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [entries]);
  return { row, count };
}
