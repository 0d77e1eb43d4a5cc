import { useSyncExternalStore } from 'react';
import { useStore } from '../state/store.ts';
import { wakeState } from './wake.ts';

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether somebody can see the tab. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
}

/**
 * An interval for a query's `refetchInterval` that stands still while the tab is hidden, so that it neither drains a
 * phone nor keeps a free host awake (docs/product.md §10.2), and while the server sleeps: then one probe is enough
 * (wake.ts), and what failed is asked again once it is awake.
 */
export function usePolling(intervalMs: number, active = true): number | false {
  const visible = usePageVisible();
  const awake = useStore(wakeState) === 'awake';
  return visible && active && awake ? intervalMs : false;
}
