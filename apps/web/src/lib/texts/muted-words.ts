import { useMemo, useSyncExternalStore } from 'react';
import { mutedChanged, readMuted } from '../device/muted-store.ts';
import { useUser } from '../server/session.ts';
import { containsMuted } from './muted-match.ts';

/** How many words may be muted, and the number of characters of one. */
export const mutedLimits = { words: 100, length: 60 } as const;

const separator = '\0';

/** The words that the signed-in member has muted on this device, in the order of their arrival. */
export function useMutedWords(): readonly string[] {
  const accountId = useUser()?.id;
  const lines = useSyncExternalStore(mutedChanged.on, () => (accountId ? readMuted(accountId) : null));
  return useMemo(() => lines?.split('\n') ?? [], [lines]);
}

/** Whether one of the texts contains a word that the signed-in member has muted. */
export function useIsMuted(texts: readonly (string | null | undefined)[]): boolean {
  const muted = useMutedWords();
  const joined = texts.join(separator);
  return useMemo(() => containsMuted(joined.split(separator), muted), [joined, muted]);
}
