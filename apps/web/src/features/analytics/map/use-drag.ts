import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Point } from './view.ts';

/** In pixels. A shorter movement is a click by an unsteady hand. */
const leastDrag = 4;

/**
 * Moves something by dragging it with a mouse, a pen or a finger. `onDrag` gets each step, in parts of the element's
 * width and height. A drag that began on a button does not press it.
 */
export function useDrag(onDrag: (step: Point) => void) {
  const last = useRef<Point | null>(null);
  const hasMoved = useRef(false);
  const end = () => {
    last.current = null;
  };
  return {
    onPointerDown: ({ isPrimary, button, clientX: x, clientY: y }: PointerEvent<Element>) => {
      hasMoved.current = false;
      if (isPrimary && button === 0) last.current = { x, y };
    },
    onPointerMove: ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<Element>) => {
      if (!last.current) return;
      const [right, down] = [x - last.current.x, y - last.current.y];
      if (!hasMoved.current && Math.hypot(right, down) < leastDrag) return;
      if (!hasMoved.current) currentTarget.setPointerCapture(pointerId);
      hasMoved.current = true;
      last.current = { x, y };
      const { width, height } = currentTarget.getBoundingClientRect();
      onDrag({ x: right / width, y: down / height });
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      // The click that ends a drag has a count; one by a key or a screen reader has none.
      if (hasMoved.current && event.detail > 0) event.stopPropagation();
    },
  };
}
