import { useMemo } from 'react';
import { containsMuted } from './muted-match.ts';
import { useMutedWords } from './muted-words.ts';

const separator = '\0';

/** Whether one of the texts contains a word that the signed-in member has muted. */
export function useIsMuted(texts: readonly (string | null | undefined)[]): boolean {
  const muted = useMutedWords();
  const joined = texts.join(separator);
  return useMemo(() => containsMuted(joined.split(separator), muted), [joined, muted]);
}
