type StepGuard = (event: PopStateEvent) => void;

let guard: StepGuard | null = null;

/**
 * Listens to each step through the history before the router does. Call it once, before the router exists,
 * because a window calls its listeners, capturing ones too, in the order of their registration.
 */
export function watchSteps(): void {
  addEventListener('popstate', (event) => guard?.(event));
}

/**
 * Registers the one guard, which gets each step and may hide it from the router. Returns the function that removes the
 * guard.
 */
export function guardSteps(next: StepGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
