import { useCallback, useEffect, useRef, useState } from 'react';
import { moveLocal, readLocal, writeLocal } from '../device/storage.ts';
import { session, useUser } from '../server/session.ts';
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
