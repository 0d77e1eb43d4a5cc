import { useSyncExternalStore } from 'react';

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether somebody can see the tab. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
}

/**
 * An interval for a query's `refetchInterval` that stands still while the tab is hidden, so that it neither
 * drains a phone nor keeps a free host awake (decisions).
 */
export function usePolling(intervalMs: number, active = true): number | false {
  const visible = usePageVisible();
  return visible && active ? intervalMs : false;
}
