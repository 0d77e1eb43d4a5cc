import type { Analysis } from '@halved/care';
import { posts, users, type WithIsoMoments } from '@halved/db';
import type { Post, WrittenPost } from '@halved/shared/contract/posts';
import { getTableColumns, sql } from 'drizzle-orm';
import { supportOf } from '../moderation/rules.ts';

const { resolvedAt, engagementStep, ...ownColumns } = getTableColumns(posts);

/** What a post's row is read into, beside the columns of the worry itself. */
export const postColumns = {
  ...ownColumns,
  isResolved: sql`${resolvedAt} is not null`,
};

export const authorColumns = {
  authorName: users.username,
  authorDisplayName: users.displayName,
  authorAvatarUrl: users.avatarUrl,
};

/** As a statement with `isoMoments` reads it. */
export type PostRow = WithIsoMoments<Omit<typeof posts.$inferSelect, 'resolvedAt' | 'engagementStep'>> & {
  isResolved: boolean;
  isLiked: boolean;
  authorName: string;
  authorDisplayName: string | null;
  authorAvatarUrl: string | null;
};

export const presentPost = (row: PostRow): Post => ({
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
  longContent: row.longContent,
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

/** The answer to its writer, who alone is told how it reads. */
export const presentWritten = (
  row: PostRow,
  understood: Pick<Analysis, 'crisis' | 'language'>,
): WrittenPost => ({
  ...presentPost(row),
  support: supportOf(understood),
});
