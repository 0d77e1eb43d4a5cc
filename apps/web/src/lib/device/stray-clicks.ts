/** A click within this time and distance of another one counts as its repetition: a double tap, or a slow double click. */
export const repeatMs = 500;
/** Half of the smallest target, so that two neighbours that are pressed on purpose are farther apart. */
const repeatPx = 12;

const controls = 'a, button, input, select, textarea, label, summary, [role=menuitem]';

/** The control that a click is for. The browser passes a click on a label on to its field. */
function controlOf({ target }: Event): Element | null {
  const control = target instanceof Element ? target.closest(controls) : null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

/**
 * Ignores a repeated click that meets another control than the first one, which brought it under the pointer: the next
 * row of a list, or the answer to a question. Whoever has scrolled meanwhile aims anew. Clicks from keys and switch
 * devices have no click count and are not affected. Returns the function that stops ignoring.
 */
export function ignoreStrayClicks(): () => void {
  const controller = new AbortController();
  let first: { control: Element | null; timeStamp: number; x: number; y: number } | undefined;
  const check = (event: MouseEvent) => {
    if (event.detail === 0) return;
    const { timeStamp } = event;
    // Places in the page, because the browser may say only after the click that it has scrolled.
    const [x, y] = [event.clientX + scrollX, event.clientY + scrollY];
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
  const options = { capture: true, signal: controller.signal };
  addEventListener('click', check, options);
  addEventListener('scroll', () => (first = undefined), options);
  return () => controller.abort();
}
