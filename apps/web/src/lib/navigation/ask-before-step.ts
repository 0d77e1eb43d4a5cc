/** An entry of the tab's history. `state` is the router's; it is passed on and never read. */
interface HistoryEntry {
  address: string;
  state: unknown;
}

export const currentEntry = (): HistoryEntry => ({ address: location.href, state: history.state });

interface StepGuard {
  /** False after the person has chosen to leave. */
  isGuarding: () => boolean;
  /** The entry of the guarded page, as it was before the step. */
  pageEntry: () => HistoryEntry;
  /** Asks whether to leave; `proceed` repeats the step. */
  askBefore: (proceed: () => void) => void;
}

/** The index of the current entry in the tab's history; null in a browser that does not expose it (decision 0030). */
const historyIndex = (): number | null => window.navigation?.currentEntry?.index ?? null;

/**
 * Returns a listener that asks before a step through the history leaves a page with unsaved changes. The browser fires
 * the event only after the step. The listener therefore first reverses the step, which the router does not notice, and
 * then asks.
 */
export function askBeforeStep(guard: StepGuard): (event: PopStateEvent) => void {
  const index = historyIndex();
  return index === null ? addPageAgain(guard) : reverseStep(guard, index);
}

function reverseStep({ isGuarding, askBefore }: StepGuard, index: number) {
  const { pathname } = location;
  let currentIndex = index;
  let isReturning = false;
  return (event: PopStateEvent) => {
    const newIndex = historyIndex();
    if (!isGuarding() || newIndex === null) return;
    const delta = newIndex - currentIndex;
    if (delta === 0) {
      if (isReturning) event.stopImmediatePropagation();
      isReturning = false;
    } else if (location.pathname === pathname) {
      // The step leads to an anchor of the same page, or back from it.
      currentIndex = newIndex;
    } else {
      event.stopImmediatePropagation();
      isReturning = true;
      history.go(-delta);
      askBefore(() => history.go(delta));
    }
  };
}

/**
 * For a browser that does not expose the index, and so does not tell how far the step went. The guarded page is added
 * again after the entry to which the step led. This removes all later entries.
 */
function addPageAgain({ isGuarding, pageEntry, askBefore }: StepGuard) {
  const { pathname } = location;
  return (event: PopStateEvent) => {
    if (!isGuarding() || location.pathname === pathname) return;
    event.stopImmediatePropagation();
    const { address, state } = pageEntry();
    history.pushState(state, '', address);
    askBefore(() => history.back());
  };
}
