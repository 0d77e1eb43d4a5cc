/** Asks whether to leave the page; `proceed` leaves it. */
type Ask = (proceed: () => void) => void;

const questions = new Set<Ask>();

/** Registers the question of a page with unsaved changes. Returns the function that removes it. */
export function askBeforeLeaving(ask: Ask): () => void {
  questions.add(ask);
  return () => void questions.delete(ask);
}

/**
 * Leaves the page by something other than a link or the history, such as a shortcut. If the page has unsaved changes,
 * `leave` is called only after somebody has chosen to leave.
 */
export function leavePage(leave: () => void): void {
  const ask = [...questions].at(-1);
  if (ask) ask(leave);
  else leave();
}
