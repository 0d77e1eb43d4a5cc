import type { Analysis } from '@halved/care';
import { posts, users, type WithIsoMoments } from '@halved/db';
import type { Post, WrittenPost } from '@halved/shared/contract/posts';
import { getTableColumns, sql } from 'drizzle-orm';
import { supportOf } from '../moderation/rules.ts';
import { excerptOf, longContentRead, whole } from './excerpt.ts';

const { resolvedAt, engagementStep, ...ownColumns } = getTableColumns(posts);

/** What a post's row is read into, beside the columns of the worry itself. */
export const postColumns = {
  ...ownColumns,
  isResolved: sql`${resolvedAt} is not null`,
};

/** The same for a list. */
export const listedColumns = { ...postColumns, longContent: longContentRead };

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

/** With the whole of its long text. */
export const presentPost = (row: PostRow): Post => present(row, whole(row.longContent));

/** As a list has it, whose columns are `listedColumns`. */
export const presentListed = (row: PostRow): Post => present(row, excerptOf(row.longContent));

/** The answer to its writer, who alone is told how it reads. */
export const presentWritten = (
  row: PostRow,
  understood: Pick<Analysis, 'crisis' | 'language'>,
): WrittenPost => ({
  ...presentPost(row),
  support: supportOf(understood),
});
