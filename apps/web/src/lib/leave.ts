import { neutralPage } from '../links.ts';

const presses = 3;
/** Between one Escape and the next. */
const pressWindowMs = 1_500;

/**
 * Covers the page at once and replaces it, together with its entry in the history of this tab. The title
 * goes too: it would stand in the tab until the other page answers.
 */
export function leaveQuickly(): void {
  document.body.hidden = true;
  document.title = '…';
  location.replace(neutralPage);
}

/** What an Escape closes: dialogs, and menus by their trigger, which knows before the menu has faded. */
const closable = 'dialog[open], [aria-haspopup][aria-expanded=true]';

/** Escape three times leaves as well; one that closes something is not counted. Returns the undoing. */
export function watchEscape(leave: () => void = leaveQuickly): () => void {
  let times: number[] = [];
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.repeat) return;
    if (document.querySelector(closable)) return;
    const now = Date.now();
    times = [...times.filter((time) => now - time < pressWindowMs * (presses - 1)), now];
    if (times.length >= presses) leave();
  };
  addEventListener('keydown', press, true);
  return () => removeEventListener('keydown', press, true);
}
