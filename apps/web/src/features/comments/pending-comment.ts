import type { Comment } from '@halved/shared/contract/comments';
import type { User } from '@halved/shared/contract/users';
import { parentOf, pendingId } from './comment-tree.ts';

export interface NewWords {
  postId: string;
  content: string;
  /** The comment replied to; null for a comment on the post itself. */
  parent: Comment | null;
}

/** The comment shown until the server has answered. `key` is the idempotency key of the request that sends it. */
export function pendingComment(words: NewWords, user: User, key: string, now: Date): Comment {
  const { postId, content, parent } = words;
  const createdAt = now.toISOString();
  const { id, username, displayName, avatarUrl } = user;
  const parentCommentId = parent && parentOf(parent);
  return {
    id: pendingId(key),
    postId,
    userId: id,
    user: { id, username, displayName, avatarUrl },
    content: content.trim(),
    createdAt,
    updatedAt: createdAt,
    moderationStatus: 'approved',
    parentCommentId,
    depth: parent && parentCommentId === parent.id ? parent.depth + 1 : (parent?.depth ?? 1),
    replies: [],
    replyCount: 0,
    isDeleted: false,
  };
}
