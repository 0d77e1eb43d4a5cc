import {
  commentSeenBy,
  comments,
  orNull,
  type RequestedAudience,
  type RowOf,
  selectAs,
  users,
  type WithIsoMoments,
} from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

/** Comments under the name of a part of a statement; for `selectComment` it must have all their columns. */
export const commentsAs = (name: string) => alias(comments, name);
type Comments = ReturnType<typeof commentsAs>;

/** What a comment is read into; `joinAuthor` joins the author of one that is seen. */
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
  /** `createdAt` as exactly as a list is sorted by it. */
  createdMicroseconds: sql<number>`(extract(epoch from ${comment.createdAt}) * 1000000)::float8`,
  /** Whether the caller sees it; else it is a stub. */
  isSeen: sql<boolean>`${users.id} is not null`,
  authorName: orNull(users.username),
  authorDisplayName: users.displayName,
  authorAvatarUrl: users.avatarUrl,
});

/** As a statement with `isoMoments` reads it. */
export type CommentRow = WithIsoMoments<RowOf<ReturnType<typeof commentColumns>>>;

export const selectComment = (comment: Comments) => selectAs(commentColumns(comment));

export const joinAuthor = (audience: RequestedAudience, comment: Comments): SQL =>
  sql`left join ${users} on ${users.id} = ${comment.userId} and ${commentSeenBy(audience, comment)}`;
