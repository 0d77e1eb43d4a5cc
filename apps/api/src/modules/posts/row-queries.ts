import { literalInt, posts, type RowOf, users, type WithIsoMoments, writtenPostColumns } from '@halved/db';
import { sql } from 'drizzle-orm';
import { excerptReadMax } from './excerpt.ts';

const { resolvedAt, ...ownColumns } = writtenPostColumns;

/** The columns of a post, without those of its author. */
export const postColumns = {
  ...ownColumns,
  isResolved: sql<boolean>`${resolvedAt} is not null`,
};

/**
 * The beginning of a long text, as far as an excerpt needs it, and one code point more if there is one. The rest is not
 * read.
 */
export const longContentRead = sql<
  string | null
>`left(${posts.longContent}, ${literalInt(excerptReadMax + 1)})`;

/** The columns of a post in a list, with the beginning of its long text. */
export const listedColumns = { ...postColumns, longContent: longContentRead };

export const authorColumns = {
  authorName: users.username,
  authorDisplayName: users.displayName,
  authorAvatarUrl: users.avatarUrl,
};

/** The row of a post with its author, as a statement with `isoMoments` returns it. */
export type PostRow = WithIsoMoments<RowOf<typeof postColumns & typeof authorColumns>> & { isLiked: boolean };
