import type { Comment } from '@halved/shared/contract/comments';
import type { Post } from '@halved/shared/contract/posts';
import { createContext, type ReactNode, use } from 'react';
import type { Session } from '../../lib/server/session.ts';
import type { CommentWrites } from './use-comment-writes.ts';

/** Opens the dialog that reports somebody else's comment. */
export type ReportComment = (comment: Comment, onClose: () => void) => ReactNode;

/**
 * The values that every comment of a thread needs. A change of one renders all of them, so what changes with each
 * comment that is written is not here: the changes (`changesFor`), and the number of comments of the post.
 */
export interface ThreadContext {
  post: Pick<Post, 'id' | 'userId' | 'commentsEnabled'>;
  session: Session;
  /** The id of the signed-in member. */
  viewerId: string | null;
  writes: CommentWrites;
  report: ReportComment | undefined;
  /** The ids on the path to the comment that the URL names, if it has to be loaded. */
  targetPath: readonly string[];
  /** Called before a comment is removed, to decide where the focus goes. */
  leave: (id: string) => void;
}

const Context = createContext<ThreadContext | null>(null);
export const ThreadProvider = Context.Provider;

export function useThreadContext(): ThreadContext {
  const context = use(Context);
  if (!context) throw new Error('A comment stands in a thread');
  return context;
}
