/** Asks whether to leave the page; `proceed` leaves it. */
type Ask = (proceed: () => void) => void;

export interface LeaveQuestion {
  ask: Ask;
  /** Whether the changes are kept as a draft, about which a sign-out asks by itself. */
  hasDraft: boolean;
}

const questions = new Set<LeaveQuestion>();

/** Registers the question of a page with unsaved changes. Returns the function that removes it. */
export function askBeforeLeaving(question: LeaveQuestion): () => void {
  questions.add(question);
  return () => void questions.delete(question);
}

interface Leaving {
  /** Whether somebody has agreed already that drafts are removed. */
  draftsMayGo?: boolean;
}

/**
 * Leaves the page by something other than a link or the history, such as a shortcut. If the page has unsaved changes,
 * `leave` is called only after somebody has chosen to leave.
 */
export function leavePage(leave: () => void, { draftsMayGo = false }: Leaving = {}): void {
  const question = [...questions].findLast(({ hasDraft }) => !(draftsMayGo && hasDraft));
  if (question) question.ask(leave);
  else leave();
}
