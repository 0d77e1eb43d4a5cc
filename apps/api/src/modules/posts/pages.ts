import { databaseNow } from '@halved/db';
import type { PostPage } from '@halved/shared/contract/posts';
import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import type { Context } from '../../context.ts';
import { afterNewest, endOfTime, newestCursor, rankedCursor } from '../../cursor.ts';
import { byOffset, type PageStart } from './by-offset.ts';
import type { ListStatements } from './list.ts';
import { followed, liked } from './lists.ts';
import { newest } from './newest.ts';
import { presentListed } from './present.ts';
import { discovered } from './ranking.ts';
import { readPage, type Wanted } from './read-page.ts';
import { eyesOf, patternOf } from './rules.ts';

const newestOf = ({ place, id }: { place: string; id: string }) =>
  newestCursor.encode({ at: Math.min(Date.parse(place), endOfTime), id });

/** How a list that is sorted by a moment, the latest first, is paged. */
export const byTime = ({ limit, offset, cursor }: PageStart) => ({
  limit,
  offset,
  after: afterNewest(cursor),
  cursorOf: newestOf,
});

interface ListInput extends PageStart {
  privacyLevel?: PrivacyLevel | 'all' | undefined;
  includeScheduled?: boolean | undefined;
  category?: string | undefined;
  query?: string | undefined;
}

const readPosts = async <Place extends string | number>(
  ctx: Context,
  list: ListStatements<Place>,
  values: Record<string, unknown>,
  wanted: Wanted<Place>,
): Promise<PostPage> => {
  const { shown, ...rest } = await readPage(ctx, list, values, wanted);
  return { posts: shown.map(presentListed), ...rest };
};

const nothing: PostPage = { posts: [], total: 0, hasMore: false, nextCursor: null };

function readNewest(ctx: Context, input: ListInput, authorId?: string): Promise<PostPage> | PostPage {
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
  return readPosts(ctx, list, { authorId, category, pattern: patternOf(query ?? '') }, byTime(input));
}

/** The worries that the caller may see, of everyone or of one author, newest first. */
export const newestPage = (ctx: Context, input: ListInput, authorId?: string): Promise<PostPage> =>
  byOffset(ctx, `newest ${authorId ?? ''}`, input, (start) => readNewest(ctx, start, authorId));

export const followedPage = (ctx: Context, input: PageStart): Promise<PostPage> =>
  byOffset(ctx, 'followed', input, (start) =>
    readPosts(ctx, followed(eyesOf(ctx.viewer)), {}, byTime(start)),
  );

export const likedPage = (ctx: Context, input: PageStart): Promise<PostPage> =>
  byOffset(ctx, 'liked', input, (start) => readPosts(ctx, liked(eyesOf(ctx.viewer)), {}, byTime(start)));

async function readDiscovered(ctx: Context, { limit, offset, cursor }: PageStart): Promise<PostPage> {
  const from = cursor === undefined ? undefined : rankedCursor.decode(cursor);
  const asOf = from?.asOf ?? (await databaseNow(ctx.services.db)).getTime();
  const values = { asOf: new Date(asOf).toISOString() };
  return readPosts(ctx, discovered(eyesOf(ctx.viewer)), values, {
    limit,
    offset,
    after: from && { score: from.score, id: from.id },
    cursorOf: ({ place: score, id }: { place: number; id: string }) =>
      rankedCursor.encode({ asOf, score, id }),
  });
}

/** Ranked as of the moment of the first page, which the cursor carries. */
export const discoveredPage = (ctx: Context, input: PageStart): Promise<PostPage> =>
  byOffset(ctx, 'discovered', input, (start) => readDiscovered(ctx, start));
