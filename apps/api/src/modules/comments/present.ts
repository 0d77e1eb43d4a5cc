import { commentSeenBy, comments, type RequestedAudience, selectAs, users } from '@halved/db';
import type { Comment, WrittenComment } from '@halved/shared/contract/comments';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { supportOf, type Understood } from '../moderation/rules.ts';
import { oldestCursor } from '../paging/public.ts';

export type CommentRow = Omit<typeof comments.$inferSelect, 'rootId' | 'deletedAt'> & {
  /** `createdAt` in microseconds: its place in a list. */
  place: number;
  /** Whether the caller sees it; else it is a stub. */
  seen: boolean;
  authorName: string | null;
  authorDisplayName: string | null;
  authorAvatarUrl: string | null;
};

/** Comments under the name of a part of a statement; for `read` it must have all their columns. */
export const named = (name: string) => alias(comments, name);
type Named = ReturnType<typeof named>;

/** What a comment's row is read into; `byAuthor` joins the author of one that is seen. */
export const read = (comment: Named): SQL =>
  selectAs({
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
    place: sql`(extract(epoch from ${comment.createdAt}) * 1000000)::float8`,
    seen: sql`${users.id} is not null`,
    authorName: users.username,
    authorDisplayName: users.displayName,
    authorAvatarUrl: users.avatarUrl,
  });

export const byAuthor = (audience: RequestedAudience, comment: Named): SQL =>
  sql`left join ${users} on ${users.id} = ${comment.userId} and ${commentSeenBy(audience, comment)}`;

/** Where a list goes on after a comment. */
export const cursorAfter = ({ place, id }: Pick<CommentRow, 'place' | 'id'>): string =>
  oldestCursor.encode({ at: place, id });

/** The author, where the caller sees the comment; a member always has a name. */
const authorOf = ({ seen, userId, authorName, authorDisplayName, authorAvatarUrl }: CommentRow) =>
  seen && userId !== null && authorName !== null
    ? { id: userId, username: authorName, displayName: authorDisplayName, avatarUrl: authorAvatarUrl }
    : null;

/** A comment as the caller sees it, or the stub that stands for one they do not see. */
export function presentComment(row: CommentRow): Comment {
  const user = authorOf(row);
  return {
    id: row.id,
    postId: row.postId,
    userId: user?.id ?? null,
    user,
    content: user ? row.content : '',
    createdAt: row.createdAt.toISOString(),
    updatedAt: (user ? row.updatedAt : row.createdAt).toISOString(),
    moderationStatus: user ? row.moderationStatus : 'approved',
    parentCommentId: row.parentId,
    depth: row.depth,
    replies: [],
    replyCount: row.repliesCount,
    isDeleted: user === null,
  };
}

/** The answer to its writer, who alone is told how it reads. */
export const presentWritten = (row: CommentRow, understood: Understood): WrittenComment => ({
  ...presentComment(row),
  support: supportOf(understood),
});
