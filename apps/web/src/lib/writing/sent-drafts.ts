import { useEffect, useRef } from 'react';
import { personLeft } from '../server/session.ts';
import { createEmitter } from '../state/emitter.ts';
import { aside, read, store } from './draft-slots.ts';
import { draftNames, keyOf } from './drafts.ts';

/** Emitted with the name of a draft that was sent without its form. */
const draftSent = createEmitter<string>();
/** The names of those that were sent before their form was there. */
const sentBefore = new Set<string>();
personLeft.on(() => sentBefore.clear());

/**
 * Removes the drafts of a submission that was sent. A draft that was changed after it was submitted stays: `isSent` says
 * whether a stored text was sent as it is.
 */
export function removeSentDrafts(
  accountId: string,
  idempotencyKey: string,
  isSent: (text: string) => boolean,
): void {
  for (const slot of draftNames(accountId)) {
    const text = read(keyOf(accountId, slot));
    if (!text?.includes(idempotencyKey) || !isSent(text)) continue;
    store(keyOf(accountId, slot), null);
    const [name = slot] = slot.split(aside);
    sentBefore.add(name);
    draftSent.emit(name);
  }
}

/**
 * Calls back when a draft was sent without its form, so that the form does not show it any more. If that happened before
 * the form was there, it is called at once.
 */
export function useDraftSent(name: string, onSent: () => void): void {
  const latest = useRef(onSent);
  useEffect(() => {
    latest.current = onSent;
  });
  useEffect(() => {
    const hear = (sent: string) => {
      if (sent === name && sentBefore.delete(name)) latest.current();
    };
    hear(name);
    return draftSent.on(hear);
  }, [name]);
}
