import { useRef, useState } from 'react';

/**
 * Runs one task at a time. `busy` is true while the task runs. A ref decides whether a task may start, because a double
 * click is faster than a render.
 */
export function useBusy(): [busy: boolean, run: (work: () => Promise<void>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const run = async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return [busy, run];
}

const nothing = () => undefined;

/** Starts a task unless one is running. The task reports its own failures, as a mutation's `mutateAsync` does. */
export function useOneAtATime(work: () => Promise<unknown>): [busy: boolean, begin: () => void] {
  const [busy, run] = useBusy();
  return [busy, () => void run(() => work().then(nothing, nothing))];
}
