import type { Support } from '@halved/shared/contract/support';
import { personLeft } from '../server/session.ts';
import { createStore } from '../state/store.ts';

/** Help that is shown to the writer of something just sent. */
export interface Offer extends NonNullable<Support> {
  /** The writer has closed it; a line remains, from which it can be opened again. */
  away: boolean;
}

/**
 * The offers by place, which is the name of the draft that was sent. They last as long as the page and the session;
 * nothing is stored on the device.
 */
export const offers = createStore<Readonly<Record<string, Offer>>>({});
personLeft.on(() => offers.set({}));

const put = (place: string, offer: Offer) => offers.set({ ...offers.get(), [place]: offer });

function drop(place: string) {
  const { [place]: _, ...rest } = offers.get();
  offers.set(rest);
}

/** Takes the browser's reading of a text being sent. An open offer stays open until its writer closes it. */
export function offerAtSending(place: string, read: Support): void {
  const open = offers.get()[place]?.away === false ? offers.get()[place] : undefined;
  if (open?.level === 'explicit') return;
  if (read) put(place, { ...read, away: false });
  else if (!open) drop(place);
}

/** Takes the server's reading, which knows the language better; it never withdraws what the browser has offered. */
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
