import type { Comment, WrittenComment } from '@halved/shared/contract/comments';
import { oldestCursor } from '../paging/public.ts';
import { supportOf, type TextFindings } from '../screening/public.ts';
import type { CommentRow } from './row-queries.ts';

/** Where a list goes on after a comment. */
export const cursorAfter = ({
  createdMicroseconds,
  id,
}: Pick<CommentRow, 'createdMicroseconds' | 'id'>): string =>
  oldestCursor.encode({ microseconds: createdMicroseconds, id });

/** The author, where the caller sees the comment; a member always has a name. */
const authorOf = ({ isSeen, userId, authorName, authorDisplayName, authorAvatarUrl }: CommentRow) =>
  isSeen && userId !== null && authorName !== null
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
    createdAt: row.createdAt,
    updatedAt: user ? row.updatedAt : row.createdAt,
    moderationStatus: user ? row.moderationStatus : 'approved',
    parentCommentId: row.parentId,
    depth: row.depth,
    replies: [],
    replyCount: row.repliesCount,
    isDeleted: user === null,
  };
}

/** A comment as its author gets it, with support for its writer, which nobody else sees. */
export const presentWritten = (row: CommentRow, findings: TextFindings): WrittenComment => ({
  ...presentComment(row),
  support: supportOf(findings),
});
