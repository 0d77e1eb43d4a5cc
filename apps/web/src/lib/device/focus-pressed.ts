/**
 * Gives a pressed button or link the focus where the browser does not (Safari), so that the focus can return there after
 * a dialog. Somebody who presses Enter in a field, which presses a button too, stays in the field, and so does whoever
 * presses one on a phone while writing. Returns the function that stops it.
 */
export function focusPressed(): () => void {
  const controller = new AbortController();
  const focus = ({ target, isTrusted }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
    const { activeElement } = document;
    if (!isTrusted || !pressed || pressed === activeElement) return;
    if (activeElement?.contains(pressed)) pressed.focus({ preventScroll: true });
  };
  addEventListener('click', focus, { capture: true, signal: controller.signal });
  return () => controller.abort();
}
