import { databaseNow } from '@halved/db';
import type { PostPage } from '@halved/shared/contract/posts';
import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import type { Context } from '../../context.ts';
import { afterNewest, endOfTime, newestCursor, rankedCursor } from '../../cursor.ts';
import { type ListedRow, readPage } from './list.ts';
import { discovered, followed, liked, newest } from './lists.ts';
import { eyesOf, patternOf } from './rules.ts';

interface Place {
  limit: number;
  offset: number;
  cursor?: string | undefined;
}

const newestOf = ({ place, id }: ListedRow<Date>) =>
  newestCursor.encode({ at: Math.min(place.getTime(), endOfTime), id });

const byTime = ({ limit, offset, cursor }: Place) => ({
  limit,
  offset,
  after: afterNewest(cursor),
  cursorOf: newestOf,
});

interface ListInput extends Place {
  privacyLevel?: PrivacyLevel | 'all' | undefined;
  includeScheduled?: boolean | undefined;
  category?: string | undefined;
  query?: string | undefined;
}

const nothing: PostPage = { posts: [], total: 0, hasMore: false, nextCursor: null };

/** The worries that the caller may see, of everyone or of one author, newest first. */
export function newestPage(ctx: Context, input: ListInput, authorId?: string): Promise<PostPage> | PostPage {
  const privacyLevel = input.privacyLevel === 'all' ? undefined : input.privacyLevel;
  if (!ctx.viewer && (privacyLevel === 'friends' || privacyLevel === 'private')) return nothing;
  const { category, query } = input;
  const list = newest(eyesOf(ctx.viewer), {
    byAuthor: authorId !== undefined,
    privacyLevel,
    hasCategory: Boolean(category),
    hasQuery: Boolean(query),
    includeScheduled: input.includeScheduled === true && ctx.viewer !== null,
  });
  return readPage(ctx, list, { authorId, category, pattern: patternOf(query ?? '') }, byTime(input));
}

export const followedPage = (ctx: Context, input: Place): Promise<PostPage> =>
  readPage(ctx, followed(eyesOf(ctx.viewer)), {}, byTime(input));

export const likedPage = (ctx: Context, input: Place): Promise<PostPage> =>
  readPage(ctx, liked(eyesOf(ctx.viewer)), {}, byTime(input));

/** Ranked as of the moment of the first page, which the cursor carries. */
export async function discoveredPage(ctx: Context, { limit, offset, cursor }: Place): Promise<PostPage> {
  const from = cursor === undefined ? undefined : rankedCursor.decode(cursor);
  const asOf = from?.asOf ?? (await databaseNow(ctx.services.db)).getTime();
  const cursorOf = ({ place: score, id }: ListedRow<number>) => rankedCursor.encode({ asOf, score, id });
  const values = { asOf: new Date(asOf).toISOString() };
  return readPage(ctx, discovered(eyesOf(ctx.viewer)), values, {
    limit,
    offset,
    after: from && { score: from.score, id: from.id },
    cursorOf,
  });
}
