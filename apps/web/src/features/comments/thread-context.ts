import type { Post } from '@halved/shared/contract/posts';
import { createContext, use } from 'react';
import type { Session } from '../../lib/session.ts';
import type { Entry } from './comment-tree.ts';
import type { CommentWrites } from './use-comment-writes.ts';

/** What every comment of a thread has to know. */
export interface ThreadContext {
  post: Post;
  session: Session;
  changes: readonly Entry[];
  writes: CommentWrites;
  /** A comment is about to go: where the focus will be afterwards. */
  leave: (id: string) => void;
}

const Context = createContext<ThreadContext | null>(null);
export const ThreadProvider = Context.Provider;

export function useThreadContext(): ThreadContext {
  const context = use(Context);
  if (!context) throw new Error('A comment stands in a thread');
  return context;
}
