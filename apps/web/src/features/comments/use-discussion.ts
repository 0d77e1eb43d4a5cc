import { useId, useMemo, useState } from 'react';
import { useUser } from '../../lib/server/session.ts';
import { hasDrafts } from './comment-drafts.ts';

/** An opened thread stays open for the visit, even after going to another page and back. */
const opened = new Set<string>();

export interface Discussion {
  /** The id of the element that contains the thread. */
  id: string;
  open: boolean;
  toggle: () => void;
}

/** Whether the comments below a post are open, either on request or because there is a draft in them. */
export function useDiscussion(postId: string): Discussion {
  const accountId = useUser()?.id ?? null;
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(opened.has(postId) || null);
  // The drafts are looked up once, so that sending the last one does not close the thread.
  const hasDraft = useMemo(() => hasDrafts(accountId, postId), [accountId, postId]);
  const open = chosen ?? hasDraft;
  const toggle = () => {
    if (open) opened.delete(postId);
    else opened.add(postId);
    setChosen(!open);
  };
  return { id, open, toggle };
}
