import { type RefObject, useRef, useState } from 'react';
import { readDraft } from '../../lib/forms/drafts.ts';
import { isSending } from './comment-tree.ts';
import { useThreadContext } from './thread-context.ts';

/** A form that a button opens, and that gives the focus back to it. */
export interface Opening {
  draft: string;
  button: RefObject<HTMLButtonElement | null>;
  sending: boolean;
  open: boolean;
  /** Somebody opened it just now; else it is there again because something was half-written. */
  touched: boolean;
  toggle: () => void;
  close: () => void;
  cancel: () => void;
  giveBack: () => void;
}

/** Open from the beginning where something half-written waits; hidden while it is on its way. */
export function useOpening(draft: string): Opening {
  const { changes, session } = useThreadContext();
  const accountId = session.status === 'member' ? session.user.id : null;
  const sending = isSending(changes, draft);
  const [open, setOpen] = useState(() => !sending && readDraft(accountId, draft) !== null);
  const [touched, setTouched] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const giveBack = () => requestAnimationFrame(() => button.current?.focus());
  const close = () => setOpen(false);
  return {
    draft,
    button,
    sending,
    touched,
    open: open && !sending,
    giveBack,
    close,
    toggle: () => {
      setTouched(true);
      setOpen(!open);
    },
    cancel: () => {
      close();
      giveBack();
    },
  };
}
