import { literalInt, posts, type RowOf, users, type WithIsoMoments } from '@halved/db';
import { getTableColumns, sql } from 'drizzle-orm';
import { excerptReadMax } from './excerpt.ts';

const { resolvedAt, engagementStep, ...ownColumns } = getTableColumns(posts);

/** The columns of a post, beside those of its author. */
export const postColumns = {
  ...ownColumns,
  isResolved: sql<boolean>`${resolvedAt} is not null`,
};

/**
 * The beginning of a long text that an excerpt needs, and one code point more where there is more. The rest stays in
 * PostgreSQL.
 */
export const longContentRead = sql<
  string | null
>`left(${posts.longContent}, ${literalInt(excerptReadMax + 1)})`;

/** The same for a list. */
export const listedColumns = { ...postColumns, longContent: longContentRead };

export const authorColumns = {
  authorName: users.username,
  authorDisplayName: users.displayName,
  authorAvatarUrl: users.avatarUrl,
};

/** A row as a statement with `isoMoments` returns it. */
export type PostRow = WithIsoMoments<RowOf<typeof postColumns & typeof authorColumns>> & { isLiked: boolean };
