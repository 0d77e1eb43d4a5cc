import { useSyncExternalStore } from 'react';

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether somebody can see the tab. */
export const usePageVisible = (): boolean =>
  useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
