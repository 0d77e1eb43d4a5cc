import { neutralPage } from '../../links.ts';

const presses = 3;
/** Between one Escape and the next. */
const pressWindowMs = 1_500;

/**
 * Covers the page at once and replaces it, together with its entry in the history of this tab. The title
 * goes too: it would stand in the tab until the other page answers.
 */
function leaveQuickly(): void {
  document.body.hidden = true;
  document.title = '…';
  location.replace(neutralPage);
}

/**
 * Leaves at a press on whatever carries `data-leave`, and at Escape three times, also where the first of them closed
 * something. Both are heard before anything that is open hears them. Returns the undoing.
 */
export function watchLeaving(leave: () => void = leaveQuickly): () => void {
  const stop = new AbortController();
  const heard = { capture: true, signal: stop.signal };
  let times: number[] = [];
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.repeat) return;
    const now = Date.now();
    times = [...times.filter((time) => now - time < pressWindowMs * (presses - 1)), now];
    if (times.length >= presses) leave();
  };
  const press = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-leave]')) leave();
  };
  addEventListener('keydown', key, heard);
  addEventListener('click', press, heard);
  return () => stop.abort();
}
