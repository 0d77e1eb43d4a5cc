import { usePageVisible } from '../device/page-visible.ts';
import { useStore } from '../state/store.ts';
import { wakeState } from './wake.ts';

/**
 * An interval for a query's `refetchInterval`. It pauses while the tab is hidden, so that it neither drains a phone nor
 * keeps a free host awake (docs/product.md §10.2). It also pauses while the server sleeps: wake.ts probes the server,
 * and failed queries are refetched when the server is awake again.
 */
export function usePolling(intervalMs: number, active = true): number | false {
  const visible = usePageVisible();
  const awake = useStore(wakeState) === 'awake';
  return visible && active && awake ? intervalMs : false;
}
