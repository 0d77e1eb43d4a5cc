import { neutralPage } from '../../links.ts';
import { isComposing } from './composing.ts';

const presses = 3;
/** The time for each further press of Escape: three presses within three seconds leave the page. */
const pressWindowMs = 1_500;

/**
 * Covers the page at once, then replaces it and its entry in the tab's history. The title is cleared too, because the
 * tab would show it until the other page has loaded.
 */
function leaveQuickly(): void {
  document.body.hidden = true;
  document.title = '…';
  location.replace(neutralPage);
}

/**
 * Leaves after a click on any element with `data-leave`, and after three presses of Escape, even if the first one
 * closed something. Listens in the capture phase, so that open dialogs and menus cannot stop these events. Returns the
 * function that stops listening.
 */
export function watchLeaving(leave: () => void = leaveQuickly): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  let times: number[] = [];
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event) || event.repeat) return;
    const now = Date.now();
    times = [...times.filter((time) => now - time < pressWindowMs * (presses - 1)), now];
    if (times.length >= presses) leave();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-leave]')) leave();
  };
  addEventListener('keydown', key, options);
  addEventListener('click', onClick, options);
  return () => controller.abort();
}
