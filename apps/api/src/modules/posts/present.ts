import type { Post, WrittenPost } from '@halved/shared/contract/posts';
import { type SupportFindings, supportOf } from '../screening/public.ts';
import { excerptOf, whole } from './excerpt.ts';
import type { PostRow } from './row-queries.ts';

const present = (row: PostRow, { longContent, longContentTruncated }: ReturnType<typeof whole>): Post => ({
  id: row.id,
  userId: row.userId,
  user: {
    id: row.userId,
    username: row.authorName,
    displayName: row.authorDisplayName,
    avatarUrl: row.authorAvatarUrl,
  },
  shortContent: row.shortContent,
  worryPrompt: row.worryPrompt,
  privacyLevel: row.privacyLevel,
  commentsEnabled: row.commentsEnabled,
  longContent,
  longContentTruncated,
  isScheduled: row.isScheduled,
  scheduledFor: row.scheduledFor,
  publishedAt: row.publishedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  likesCount: row.likesCount,
  isLiked: row.isLiked,
  commentsCount: row.commentsCount,
  isResolved: row.isResolved,
  language: row.language,
  category: row.category,
  moderationStatus: row.moderationStatus,
  sensitive: row.sensitive,
});

/** A post with its whole long text. */
export const presentPost = (row: PostRow): Post => present(row, whole(row.longContent));

/** A post in a list whose columns are `listedColumns`. */
export const presentListed = (row: PostRow): Post => present(row, excerptOf(row.longContent));

/** A post as its author gets it, with support if the text suggests danger or a need. Nobody else sees the support. */
export const presentWritten = (row: PostRow, analysis: SupportFindings): WrittenPost => ({
  ...presentPost(row),
  support: supportOf(analysis),
});
