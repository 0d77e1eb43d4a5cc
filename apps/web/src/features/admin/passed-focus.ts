import { type RefObject, useLayoutEffect } from 'react';

/**
 * For a button that asks, and that may disappear when its work is done, together with its question or a moment later.
 * If the focus was on one of them, the nearest element around them that can take it has it then.
 */
export function usePassedFocus(button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = button.current;
    const around = element?.parentElement?.closest<HTMLElement>('[tabindex]');
    return () => {
      const focused = document.activeElement;
      if (focused !== element && !focused?.closest('dialog')) return;
      // While the question is open, everything around it is inert.
      queueMicrotask(() => around?.focus({ preventScroll: true }));
    };
  }, [button]);
}
