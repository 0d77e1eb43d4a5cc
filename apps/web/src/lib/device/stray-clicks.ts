/** A click within this time and distance of another one counts as its repetition: a double tap, or a slow double click. */
export const repeatMs = 500;
/** As large as the smallest target, so that two neighbours that are pressed on purpose are farther apart. */
const repeatPx = 24;

const controls = 'a, button, input, select, textarea, label, summary, [role=menuitem]';

/** The control that a click is for. The browser passes a click on a label on to its field. */
function controlOf({ target }: Event): Element | null {
  const control = target instanceof Element ? target.closest(controls) : null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

/**
 * Ignores a repeated click that meets another control than the first one, which brought it under the pointer: the next
 * row of a list, or the answer to a question. Clicks from keys and switch devices have no click count and are not
 * affected. Returns the function that stops ignoring.
 */
export function ignoreStrayClicks(): () => void {
  const controller = new AbortController();
  let first: { control: Element | null; timeStamp: number; x: number; y: number } | undefined;
  const check = (event: MouseEvent) => {
    if (event.detail === 0) return;
    const { timeStamp, clientX: x, clientY: y } = event;
    const control = controlOf(event);
    const isRepeated =
      first && timeStamp - first.timeStamp < repeatMs && Math.hypot(x - first.x, y - first.y) < repeatPx;
    const isStray = isRepeated && first?.control && control && control !== first.control;
    // A third tap repeats the first one too.
    first = { control: isStray ? (first?.control ?? null) : control, timeStamp, x, y };
    if (!isStray) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', check, { capture: true, signal: controller.signal });
  return () => controller.abort();
}
