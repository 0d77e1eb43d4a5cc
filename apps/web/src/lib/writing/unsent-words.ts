import { personLeft } from '../server/session.ts';
import { createStore } from '../state/store.ts';

/** Words that had waited on the device, and that the server has refused. */
export interface Unsent {
  words: string;
  /** The server's sentence, else one of the message catalogue. */
  reason: string;
  /** Called when they were read. */
  onRead: () => void;
}

/** The refused words, which are shown one after the other. */
export const unsentWords = createStore<readonly Unsent[]>([]);
personLeft.on(() => unsentWords.set([]));

export const showUnsent = (unsent: Unsent): void => unsentWords.set([...unsentWords.get(), unsent]);

/** Ends the first of them. */
export function endUnsent(): void {
  const [first, ...rest] = unsentWords.get();
  unsentWords.set(rest);
  first?.onRead();
}
