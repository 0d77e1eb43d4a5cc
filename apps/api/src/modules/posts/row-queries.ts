import { literalInt, posts, users, type WithIsoMoments } from '@halved/db';
import { getTableColumns, sql } from 'drizzle-orm';
import { excerptReadMax } from './excerpt.ts';

const { resolvedAt, engagementStep, ...ownColumns } = getTableColumns(posts);

/** What a post is read into, beside its author. */
export const postColumns = {
  ...ownColumns,
  isResolved: sql`${resolvedAt} is not null`,
};

/** As much of a long text as an excerpt needs, and one code point more where there is more: the rest stays in PostgreSQL. */
export const longContentRead = sql`left(${posts.longContent}, ${literalInt(excerptReadMax + 1)})`;

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
