import { moveLocal, readLocal, writeLocal } from '../device/storage.ts';
import { session } from '../server/session.ts';
import { allKeys, newSlot, openSlot, othersOf, readSlot, writeSlot } from './draft-slots.ts';

/** The storage key of a draft of a member, or of a visitor. Its first slot is stored under it. */
export const keyOf = (accountId: string | null, name: string): string =>
  `halved_draft:${accountId ?? 'visitor'}:${name}`;

/** The names of the drafts that a member, or a visitor, has on this device. */
export function draftNames(accountId: string | null): string[] {
  const start = keyOf(accountId, '');
  return allKeys().flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
}

/**
 * Gives a visitor's drafts to the member. If the account already has a draft of the same name, both are kept. Whoever
 * signs in may do so on a page without drafts, or in another tab.
 */
function adoptVisitorDrafts(): void {
  const current = session.get();
  if (current.status !== 'member') return;
  for (const name of draftNames(null)) {
    const from = keyOf(null, name);
    const to = keyOf(current.user.id, name);
    const existing = readLocal(to);
    if (existing === readLocal(from)) writeLocal(from, null);
    else moveLocal(from, existing === null ? to : newSlot(to));
  }
}

adoptVisitorDrafts();
session.on(adoptVisitorDrafts);

/** Reads a draft; null when there is none. */
export const readDraft = (accountId: string | null, name: string): string | null =>
  readSlot(keyOf(accountId, name));

/**
 * Reads a draft for a form that opens with it. What another tab writes under this name from then on is a separate
 * draft.
 */
export const openDraft = (accountId: string | null, name: string): string | null =>
  openSlot(keyOf(accountId, name));

/** The drafts of other tabs under this name. The tabs may be closed by now. */
export const otherDrafts = (accountId: string | null, name: string): { slot: string; text: string }[] =>
  othersOf(keyOf(accountId, name));

export const writeDraft = (accountId: string | null, name: string, text: string | null): void =>
  writeSlot(keyOf(accountId, name), text || null);
