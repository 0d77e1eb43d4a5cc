import { useMemo, useSyncExternalStore } from 'react';
import { mutedChanged, readMuted } from '../device/muted-store.ts';
import { useUser } from '../server/session.ts';

/** How many words may be muted, and the number of characters of one. */
export const mutedLimits = { words: 100, length: 60 } as const;

/** The words that the signed-in member has muted on this device, in the order of their arrival. */
export function useMutedWords(): readonly string[] {
  const accountId = useUser()?.id;
  const lines = useSyncExternalStore(mutedChanged.on, () => (accountId ? readMuted(accountId) : null));
  return useMemo(() => lines?.split('\n') ?? [], [lines]);
}
