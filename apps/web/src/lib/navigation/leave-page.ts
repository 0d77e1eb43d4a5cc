/** Asks whether to leave the page; `proceed` leaves it. */
type Ask = (proceed: () => void) => void;

/** The questions of the pages with unsaved changes, and whether these changes are kept as a draft. */
const questions = new Map<Ask, boolean>();

/** Registers the question of a page with unsaved changes. Returns the function that removes it. */
export function askBeforeLeaving(ask: Ask, hasDraft: boolean): () => void {
  questions.set(ask, hasDraft);
  return () => void questions.delete(ask);
}

/**
 * Leaves the page by something other than a link or the history, such as a shortcut. If the page has unsaved changes,
 * `leave` is called only after somebody has chosen to leave. `draftsMayGo`: somebody has already agreed that drafts are
 * removed, and is not asked again about changes that are one.
 */
export function leavePage(leave: () => void, draftsMayGo = false): void {
  const [ask] = [...questions].findLast(([, hasDraft]) => !(draftsMayGo && hasDraft)) ?? [];
  if (ask) ask(leave);
  else leave();
}
