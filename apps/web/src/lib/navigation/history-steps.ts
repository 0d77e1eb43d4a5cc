type StepGuard = (event: PopStateEvent) => void;

let guard: StepGuard | null = null;

/**
 * Hears of each step through the history before the router does, as long as this is called before there is a router:
 * the listeners of a window are called in their order, capturing or not. Call once, at the start.
 */
export function watchSteps(): void {
  addEventListener('popstate', (event) => guard?.(event));
}

/** Lets one guard look at each step, and keep it from the router. Returns the undoing. */
export function guardSteps(next: StepGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
