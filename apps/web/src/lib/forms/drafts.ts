import { useCallback, useEffect, useRef, useState } from 'react';
import { readLocal, writeLocal } from '../device/storage.ts';
import { signedIn, useUser } from '../server/session.ts';
import { openSlot, othersOf, readSlot, writeAside, writeSlot } from './draft-slots.ts';

const prefix = 'halved_draft';
/** The scope of drafts of somebody who is not signed in. */
const visitorScope = 'visitor';

const keyOf = (scope: string, name: string) => `${prefix}:${scope}:${name}`;

/** The names of what somebody, or a visitor, has half-written on this device. */
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

/** Goes with a sign-out, after asking, and with a deletion of the account. */
export function removeDrafts(accountId: string): void {
  for (const name of draftNames(accountId)) writeLocal(keyOf(accountId, name), null);
}

/** What a visitor wrote becomes the account's at sign-in, beside a draft of that name which it has already. */
function adoptVisitorDrafts(accountId: string): void {
  for (const name of draftNames(null)) {
    const from = keyOf(visitorScope, name);
    const to = keyOf(accountId, name);
    const [text, there] = [readLocal(from), readLocal(to)];
    if (there === null) writeLocal(to, text);
    else if (text !== null && text !== there) writeAside(to, text);
    writeLocal(from, null);
  }
}

signedIn.on((user) => adoptVisitorDrafts(user.id));

/** Reads a draft; null when there is none. */
export const readDraft = (accountId: string | null, name: string): string | null =>
  readSlot(keyOf(accountId ?? visitorScope, name));

/** The same, for a form that opens over it: what another tab writes under this name from now on is another draft. */
export const openDraft = (accountId: string | null, name: string): string | null =>
  openSlot(keyOf(accountId ?? visitorScope, name));

/** What other tabs keep, or have left, under this name. */
export const otherDrafts = (accountId: string | null, name: string): { slot: string; text: string }[] =>
  othersOf(keyOf(accountId ?? visitorScope, name));

export const writeDraft = (accountId: string | null, name: string, text: string | null): void =>
  writeSlot(keyOf(accountId ?? visitorScope, name), text || null);

export interface Draft {
  text: string;
  change: (text: string) => void;
  /** After it was sent. */
  discard: () => void;
  /** A draft existed when the form opened. */
  restored: boolean;
}

/**
 * One half-written text, kept on the device at every keystroke: it survives a reload, a sleeping server and
 * an expired session. `name` says what it belongs to: 'worry', `comment:${postId}`. Structured forms keep
 * their values as JSON.
 */
export function useDraft(name: string): Draft {
  const accountId = useUser()?.id ?? null;
  const [state, setState] = useState(() => opened(accountId, name));
  const opener = useRef({ accountId, name });
  useEffect(() => {
    if (opener.current.accountId === accountId && opener.current.name === name) return;
    opener.current = { accountId, name };
    setState(opened(accountId, name));
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

function opened(accountId: string | null, name: string) {
  const text = openDraft(accountId, name) ?? '';
  return { text, restored: text !== '' };
}
