import { type RefObject, useRef, useState } from 'react';
import { readDraft } from '../../lib/writing/drafts.ts';
import { type Entry, isSending } from './comment-tree.ts';
import { useThreadContext } from './thread-context.ts';

/** A form that is opened by a button and returns the focus to it. */
export interface Opening {
  draft: string;
  button: RefObject<HTMLButtonElement | null>;
  sending: boolean;
  open: boolean;
  /** True if the button opened the form; false if a draft did. */
  touched: boolean;
  toggle: () => void;
  close: () => void;
  cancel: () => void;
  returnFocus: () => void;
}

/** The form starts open if there is a draft, and is hidden while its text is being sent. */
export function useOpening(draft: string, changes: readonly Entry[]): Opening {
  const { viewerId } = useThreadContext();
  const sending = isSending(changes, draft);
  const hasDraft = () => !sending && readDraft(viewerId, draft) !== null;
  const [open, setOpen] = useState(hasDraft);
  // The account may arrive after the comments.
  const [openedFor, setOpenedFor] = useState(viewerId);
  if (openedFor !== viewerId) {
    setOpenedFor(viewerId);
    if (hasDraft()) setOpen(true);
  }
  const [touched, setTouched] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = () => requestAnimationFrame(() => button.current?.focus());
  const close = () => setOpen(false);
  return {
    draft,
    button,
    sending,
    touched,
    open: open && !sending,
    returnFocus,
    close,
    toggle: () => {
      setTouched(true);
      setOpen(!open);
    },
    cancel: () => {
      close();
      returnFocus();
    },
  };
}
