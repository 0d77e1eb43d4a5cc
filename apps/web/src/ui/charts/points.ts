import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';

interface Position {
  index: number;
  count: number;
  /** How many points a row has. One for charts whose points form a single line. */
  columns: number;
  rtl: boolean;
}

/** The point that a key leads to; null for other keys, and where there is no further point. */
export function pointAfter(key: string, { index, count, columns, rtl }: Position): number | null {
  const forwards = rtl ? 'ArrowLeft' : 'ArrowRight';
  const backwards = rtl ? 'ArrowRight' : 'ArrowLeft';
  const isGrid = columns > 1;
  const rowStart = isGrid ? index - (index % columns) : 0;
  const rowEnd = isGrid ? Math.min(rowStart + columns, count) - 1 : count - 1;
  const targets: Record<string, number> = {
    [forwards]: Math.min(index + 1, rowEnd),
    [backwards]: Math.max(index - 1, rowStart),
    ArrowDown: index + columns < count ? index + columns : index,
    ArrowUp: index - columns >= 0 ? index - columns : index,
    Home: rowStart,
    End: rowEnd,
  };
  const target = targets[key];
  return target === undefined || target === index ? null : target;
}

const keys = new Set(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End']);

/** The point that an event is about; null if it is about none. */
const positionOf = (target: EventTarget): number | null => {
  const point = target instanceof Element ? target.closest<HTMLElement>('[data-point]') : null;
  return point ? Number(point.dataset.point) : null;
};

/**
 * The points of a chart as one tab stop: arrow keys, Home and End move the focus from point to point. `shown` is the
 * point under the pointer or with the focus, whose value the chart writes out.
 */
export function usePoints(count: number, columns = 1) {
  const [active, setActive] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const index = Math.min(active, Math.max(count - 1, 0));
  const shown = hovered ?? focused;
  const onKeyDown = (event: KeyboardEvent<Element>) => {
    if (!keys.has(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    // At the edge of the chart, too, the key belongs to the chart and does not scroll the page.
    event.preventDefault();
    const frame = event.currentTarget;
    const rtl = getComputedStyle(frame).direction === 'rtl';
    const next = pointAfter(event.key, { index, count, columns, rtl });
    if (next !== null) frame.querySelectorAll<HTMLElement>('[data-point]')[next]?.focus();
  };
  return {
    shown: shown !== null && shown < count ? shown : null,
    /** For the element around the points. */
    frame: {
      onKeyDown,
      onFocus: ({ target }: FocusEvent<Element>) => {
        const position = positionOf(target);
        if (position === null) return;
        setActive(position);
        setFocused(position);
      },
      onBlur: () => setFocused(null),
      onPointerOver: ({ target }: PointerEvent<Element>) => setHovered(positionOf(target)),
      onPointerLeave: () => setHovered(null),
    },
    /** For each point, in the order in which the keys visit them. */
    point: (position: number) => ({ 'data-point': position, tabIndex: position === index ? 0 : -1 }),
  };
}
