import { useSyncExternalStore } from 'react';

function onConnection(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the device has a network, as far as the browser knows. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
