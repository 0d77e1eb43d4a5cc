import { useEffect, useRef, useState } from 'react';
import { useUser } from '../server/session.ts';
import { openSlot, writeSlot } from './draft-slots.ts';
import { keyOf } from './drafts.ts';

export interface Draft {
  text: string;
  change: (text: string) => void;
  /** Removes the draft, after it was sent. */
  discard: () => void;
}

const openedText = (key: string): string => openSlot(key) ?? '';

/**
 * One draft, stored on the device at every keystroke: it survives a reload, a sleeping server and an expired session.
 * `name` says what the draft belongs to, such as `suspension:${memberId}`.
 */
export function useDraft(name: string): Draft {
  const key = keyOf(useUser()?.id ?? null, name);
  const [text, setText] = useState(() => openedText(key));
  const openedKey = useRef(key);
  useEffect(() => {
    if (openedKey.current === key) return;
    openedKey.current = key;
    setText(openedText(key));
  }, [key]);
  const change = (next: string) => {
    writeSlot(key, next || null);
    setText(next);
  };
  return { text, change, discard: () => change('') };
}
