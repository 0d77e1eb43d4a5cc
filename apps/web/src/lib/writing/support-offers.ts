import type { Support } from '@halved/shared/contract/support';
import type { CrisisLevel } from '@halved/shared/crisis-levels';
import type { LanguageCode } from '@halved/shared/languages';
import { personLeft } from '../server/session.ts';
import { createStore } from '../state/store.ts';
import { openDoors } from './open-doors.ts';

/** The danger that a text expresses; null if there is none. */
export type Danger = { level: Exclude<CrisisLevel, 'none'>; language: LanguageCode } | null;

/** Help that is shown to a writer whose text was just sent. */
interface Offer extends NonNullable<Danger> {
  /** Whether the writer has closed the offer. One line then remains, which opens the offer again. */
  away: boolean;
}

/**
 * The offers by the name of the draft that was sent. They last as long as the page and the session;
 * nothing is stored on the device.
 */
export const offers = createStore<Readonly<Record<string, Offer>>>({});
personLeft.on(() => offers.set({}));

const setOffer = (draftName: string, offer: Offer) => offers.set({ ...offers.get(), [draftName]: offer });

function removeOffer(draftName: string) {
  const { [draftName]: _, ...rest } = offers.get();
  offers.set(rest);
}

/** Offers help after the browser's check of a text being sent. An open offer stays open until its writer closes it. */
export function offerAtSending(draftName: string, danger: Danger): void {
  const open = offers.get()[draftName]?.away === false ? offers.get()[draftName] : undefined;
  if (open?.level === 'explicit') return;
  if (danger) setOffer(draftName, { ...danger, away: false });
  else if (!open) removeOffer(draftName);
}

/**
 * Offers help after the server's check of the text, which detects the language better. It never removes help that the
 * browser's check has offered. It also opens the doors of the text.
 */
export function offerFromResponse(draftName: string, support: Support): void {
  openDoors(draftName, support);
  if (!support || support.level === 'none') return;
  const before = offers.get()[draftName];
  const level = before?.level === 'explicit' ? 'explicit' : support.level;
  setOffer(draftName, { level, language: support.language, away: before?.level === level && before.away });
}

/** Closes or opens the offer. An offer that consists of one line is removed instead. */
export function putAway(draftName: string, away: boolean): void {
  const offer = offers.get()[draftName];
  if (offer?.level === 'explicit') setOffer(draftName, { ...offer, away });
  else removeOffer(draftName);
}
