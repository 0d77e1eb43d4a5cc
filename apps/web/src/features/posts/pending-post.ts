import type { NewPost, Post } from '@halved/shared/contract/posts';
import type { User } from '@halved/shared/contract/users';
import type * as z from 'zod/mini';

const prefix = 'pending:';

/** Whether a post is shown before the server has accepted it. */
export const isPending = (post: Pick<Post, 'id'>): boolean => post.id.startsWith(prefix);

/** The post shown until the server has answered. `key` is the idempotency key of the request that sends it. */
export function pendingPost(input: z.output<typeof NewPost>, user: User, key: string, now: Date): Post {
  const createdAt = now.toISOString();
  const { username, displayName, avatarUrl } = user;
  return {
    id: prefix + key,
    userId: user.id,
    user: { id: user.id, username, displayName, avatarUrl },
    shortContent: input.shortContent,
    worryPrompt: input.worryPrompt,
    privacyLevel: input.privacyLevel ?? user.privacyLevel,
    commentsEnabled: input.commentsEnabled ?? true,
    longContent: input.longContent || null,
    longContentTruncated: false,
    isScheduled: input.isScheduled ?? false,
    scheduledFor: input.scheduledFor ?? null,
    publishedAt: input.isScheduled ? null : createdAt,
    createdAt,
    updatedAt: createdAt,
    likesCount: 0,
    isLiked: false,
    commentsCount: 0,
    isResolved: false,
    language: null,
    category: null,
    moderationStatus: 'approved',
    sensitive: input.sensitive ?? false,
  };
}
