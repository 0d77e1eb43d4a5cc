import { useCallback, useSyncExternalStore } from 'react';

/** From this width on nothing is fixed to the lower edge of the window (the breakpoint md of the styles). */
export const wideScreen = '(min-width: 48rem)';

/** Whether a media query matches now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
