import { createStore } from '../state/store.ts';

/** Keeps waiting writes on the device, so that they survive their page. */
export interface Keeper {
  /** Keeps a call if it is worth it, and then returns the function that forgets it. */
  keep: (account: string | null, url: string, init: RequestInit) => (() => void) | undefined;
  /** Forgets what is kept for other accounts than this one; for null, everything. */
  forgetOthers: (account: string | null) => void;
  /** How many writes are kept for an account, of all pages. */
  count: (account: string) => number;
}

/** The keeper is loaded after the first page (kept-writes.ts); nobody has written anything until then. */
export const keeper = createStore<Keeper | null>(null);
