import type { Comment, WrittenComment } from '@halved/shared/contract/comments';
import { oldestCursor } from '../paging/public.ts';
import { supportOf, type TextFindings } from '../screening/public.ts';
import type { CommentRow } from './row-queries.ts';

/** The cursor with which a list continues after a comment. */
export const cursorAfter = ({
  createdMicroseconds,
  id,
}: Pick<CommentRow, 'createdMicroseconds' | 'id'>): string => oldestCursor.encode([createdMicroseconds, id]);

/** The author, or null if the caller does not see the comment. A member always has a name. */
const authorOf = ({ isSeen, userId, authorName, authorDisplayName, authorAvatarUrl }: CommentRow) =>
  isSeen && userId !== null && authorName !== null
    ? { id: userId, username: authorName, displayName: authorDisplayName, avatarUrl: authorAvatarUrl }
    : null;

/** A comment as the caller sees it, or a stub if they do not see it. */
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

/** A comment as its author gets it, with support if the text suggests danger. Nobody else sees the support. */
export const presentWritten = (row: CommentRow, findings: TextFindings): WrittenComment => ({
  ...presentComment(row),
  support: supportOf(findings),
});
