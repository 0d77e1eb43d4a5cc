import { useId, useMemo, useState } from 'react';
import { useUser } from '../../lib/server/session.ts';
import { hasDrafts } from './comment-drafts.ts';

/** Threads that were opened stay open for the visit, also after a look at another page. */
const opened = new Set<string>();

export interface Discussion {
  /** For the element that holds the thread. */
  id: string;
  open: boolean;
  toggle: () => void;
}

/** Whether the comments of a worry are open in its place: on demand, or where something half-written waits. */
export function useDiscussion(postId: string): Discussion {
  const accountId = useUser()?.id ?? null;
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(opened.has(postId) || null);
  // Looked up once, so that sending a comment does not close the thread.
  const waiting = useMemo(() => hasDrafts(accountId, postId), [accountId, postId]);
  const open = chosen ?? waiting;
  const toggle = () => {
    if (open) opened.delete(postId);
    else opened.add(postId);
    setChosen(!open);
  };
  return { id, open, toggle };
}
