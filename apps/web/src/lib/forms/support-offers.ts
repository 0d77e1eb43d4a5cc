import type { Support } from '@halved/shared/contract/support';
import { personLeft } from '../server/session.ts';
import { createStore } from '../state/store.ts';

/** Help that is shown to the writer of something just sent. */
export interface Offer extends NonNullable<Support> {
  /** The writer has closed it; a line stays, from which it can be opened again. */
  away: boolean;
}

/**
 * What is offered, by the place where its writer is: the name of the draft that was sent. Lives as long as the page and
 * the session; nothing of it is kept on the device.
 */
export const offers = createStore<Readonly<Record<string, Offer>>>({});
personLeft.on(() => offers.set({}));

const put = (place: string, offer: Offer) => offers.set({ ...offers.get(), [place]: offer });

function drop(place: string) {
  const { [place]: _, ...rest } = offers.get();
  offers.set(rest);
}

/** The browser's own reading of what is being sent from a place. What is open stays so until its writer puts it away. */
export function offerAtSending(place: string, read: Support): void {
  const open = offers.get()[place]?.away === false ? offers.get()[place] : undefined;
  if (open?.level === 'explicit') return;
  if (read) put(place, { ...read, away: false });
  else if (!open) drop(place);
}

/** The server's: it knows the language better, and never takes back what the browser has offered. */
export function offerByAnswer(place: string, support: Support): void {
  if (!support) return;
  const before = offers.get()[place];
  const level = before?.level === 'explicit' ? 'explicit' : support.level;
  put(place, { level, language: support.language, away: before?.level === level && before.away });
}

/** Closes or opens the offer for its writer. An offer that is only a line is removed. */
export function putAway(place: string, away: boolean): void {
  const offer = offers.get()[place];
  if (offer?.level === 'explicit') put(place, { ...offer, away });
  else drop(place);
}
