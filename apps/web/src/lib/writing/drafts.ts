import { useCallback, useEffect, useRef, useState } from 'react';
import { moveLocal, readLocal, writeLocal } from '../device/storage.ts';
import { signedIn, useUser } from '../server/session.ts';
import { newSlot, openSlot, othersOf, readSlot, writeAside, writeSlot } from './draft-slots.ts';

const prefix = 'halved_draft';
/** The scope of drafts of somebody who is not signed in. */
const visitorScope = 'visitor';

/** The storage key of a draft, under which its first slot is stored. */
export const keyOf = (scope: string, name: string) => `${prefix}:${scope}:${name}`;

/** The names of the drafts that a member, or a visitor, has on this device. */
export function draftNames(accountId: string | null): string[] {
  const start = keyOf(accountId ?? visitorScope, '');
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(start) ? [key.slice(start.length)] : [],
    );
  } catch {
    return [];
  }
}

/** Removes all drafts of an account. */
export function removeDrafts(accountId: string): void {
  for (const name of draftNames(accountId)) writeLocal(keyOf(accountId, name), null);
}

/**
 * Gives a visitor's drafts to the account at sign-in. If the account already has a draft of the same name, both are
 * kept.
 */
function adoptVisitorDrafts(accountId: string): void {
  for (const name of draftNames(null)) {
    const from = keyOf(visitorScope, name);
    const to = keyOf(accountId, name);
    const existing = readLocal(to);
    if (existing === readLocal(from)) writeLocal(from, null);
    else moveLocal(from, existing === null ? to : newSlot(to));
  }
}

signedIn.on((user) => adoptVisitorDrafts(user.id));

/** Reads a draft; null when there is none. */
export const readDraft = (accountId: string | null, name: string): string | null =>
  readSlot(keyOf(accountId ?? visitorScope, name));

/**
 * Reads a draft for a form that opens with it. What another tab writes under this name from then on is a separate
 * draft.
 */
export const openDraft = (accountId: string | null, name: string): string | null =>
  openSlot(keyOf(accountId ?? visitorScope, name));

/** The drafts of other tabs under this name. The tabs may be closed by now. */
export const otherDrafts = (accountId: string | null, name: string): { slot: string; text: string }[] =>
  othersOf(keyOf(accountId ?? visitorScope, name));

export const writeDraft = (accountId: string | null, name: string, text: string | null): void =>
  writeSlot(keyOf(accountId ?? visitorScope, name), text || null);

/**
 * Stores several texts under one name, before a form opens with them. Nothing that is stored under it is overwritten:
 * the first text becomes the draft if there is none, and the others wait beside it. A text that is stored already is
 * not stored again.
 */
export function addDrafts(accountId: string | null, name: string, texts: readonly string[]): void {
  const key = keyOf(accountId ?? visitorScope, name);
  const known = new Set([readLocal(key), ...othersOf(key).map(({ text }) => text)]);
  for (const [index, text] of texts.entries()) {
    if (known.has(text)) continue;
    if (readLocal(key) === null) writeLocal(key, text);
    else writeAside(key, text, `${String(index).padStart(4, '0')}-`);
  }
}

export interface Draft {
  text: string;
  change: (text: string) => void;
  /** Removes the draft, after it was sent. */
  discard: () => void;
  /** Whether a draft existed when the form opened. */
  restored: boolean;
}

/**
 * One draft, stored on the device at every keystroke: it survives a reload, a sleeping server and an expired session.
 * `name` says what the draft belongs to, such as 'worry' or `comment:${postId}`. Structured forms store their values as
 * JSON.
 */
export function useDraft(name: string): Draft {
  const accountId = useUser()?.id ?? null;
  const [state, setState] = useState(() => openedState(accountId, name));
  const opener = useRef({ accountId, name });
  useEffect(() => {
    if (opener.current.accountId === accountId && opener.current.name === name) return;
    opener.current = { accountId, name };
    setState(openedState(accountId, name));
  }, [accountId, name]);
  const change = useCallback(
    (text: string) => {
      writeDraft(accountId, name, text);
      setState((before) => ({ ...before, text }));
    },
    [accountId, name],
  );
  const discard = useCallback(() => {
    writeDraft(accountId, name, null);
    setState({ text: '', restored: false });
  }, [accountId, name]);
  return { ...state, change, discard };
}

function openedState(accountId: string | null, name: string) {
  const text = openDraft(accountId, name) ?? '';
  return { text, restored: text !== '' };
}
