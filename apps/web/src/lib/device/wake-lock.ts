import { useEffect } from 'react';
import { log } from '../state/log.ts';
import { usePageVisible } from './page-visible.ts';

/** Keeps the screen on until the returned function is called. Does nothing in a browser that cannot. */
function holdScreen(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  // The browser may refuse, for example while the battery is low.
  const lock = navigator.wakeLock.request('screen').catch((error: unknown) => {
    log('The screen may go dark', error);
    return null;
  });
  return () => void lock.then((held) => held?.release());
}

/**
 * Keeps the screen on while `active`. The browser ends this when the tab is hidden, so it is asked again when the tab is
 * shown.
 */
export function useWakeLock(active: boolean): void {
  const visible = usePageVisible();
  useEffect(() => (active && visible ? holdScreen() : undefined), [active, visible]);
}
