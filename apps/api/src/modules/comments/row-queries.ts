import {
  commentSeenBy,
  comments,
  orNull,
  type RequestedAudience,
  type RowOf,
  users,
  type WithIsoMoments,
} from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

/**
 * The comments table under an alias, or a common table expression of that name. For `commentColumns` it must have all
 * columns of the table.
 */
export const commentsAs = (name: string) => alias(comments, name);
type Comments = ReturnType<typeof commentsAs>;

/**
 * The columns of a comment as statements select them. Such a statement needs `joinAuthor`, which joins the author if
 * the caller sees the comment.
 */
export const commentColumns = (comment: Comments) => ({
  id: comment.id,
  postId: comment.postId,
  userId: comment.userId,
  parentId: comment.parentId,
  depth: comment.depth,
  content: comment.content,
  moderationStatus: comment.moderationStatus,
  repliesCount: comment.repliesCount,
  createdAt: comment.createdAt,
  updatedAt: comment.updatedAt,
  /** `createdAt` to the microsecond, as lists are sorted by it. */
  createdMicroseconds: sql<number>`(extract(epoch from ${comment.createdAt}) * 1000000)::float8`,
  /** Whether the caller sees the comment. A comment that the caller does not see is shown as a stub. */
  isSeen: sql<boolean>`${users.id} is not null`,
  authorName: orNull(users.username),
  authorDisplayName: users.displayName,
  authorAvatarUrl: users.avatarUrl,
});

/** The row of a comment, as a statement with `isoMoments` returns it. */
export type CommentRow = WithIsoMoments<RowOf<ReturnType<typeof commentColumns>>>;

export const joinAuthor = (audience: RequestedAudience, comment: Comments): SQL =>
  sql`left join ${users} on ${users.id} = ${comment.userId} and ${commentSeenBy(audience, comment)}`;
