import { databaseNow } from '@halved/db';
import type { PostPage } from '@halved/shared/contract/posts';
import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import type { Context } from '../../context.ts';
import type { Seal } from '../../services/seals.ts';
import { audienceOf } from '../audience/public.ts';
import { newestCursor, rankedCursor, shownCursor } from '../paging/public.ts';
import { byOffset, type PageStart } from './by-offset.ts';
import type { ListStatements, Placed } from './list.ts';
import { followed, liked } from './lists.ts';
import { newest } from './newest.ts';
import { presentListed } from './present.ts';
import { discovered } from './ranking.ts';
import { readPage, type Wanted } from './read-page.ts';
import { patternOf } from './rules.ts';

const positionOf = ({ place, id }: Placed<string>) => ({ moment: place, id });

function afterNewest(seal: Seal, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const { moment, id } = shownCursor.decode(cursor, seal);
  return { at: moment, id };
}

/** How a list that is sorted by a moment its rows show, the latest first, is paged. */
export const byTime = (seal: Seal, { limit, offset, cursor }: PageStart): Wanted<string> => ({
  limit,
  offset,
  after: afterNewest(seal, cursor),
  cursorOf: (row) => shownCursor.encode(positionOf(row), seal),
  hiddenCursorOf: (row) => newestCursor.encode(positionOf(row), seal),
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
  const includeScheduled = input.includeScheduled === true && ctx.viewer !== null;
  const list = newest(audienceOf(ctx.viewer), {
    byAuthor: authorId !== undefined,
    privacyLevel,
    hasCategory: Boolean(category),
    hasQuery: Boolean(query),
    includeScheduled,
  });
  const values = { authorId, category, pattern: patternOf(query ?? '') };
  // What narrows the list is part of its name: by another list one could find out what a place in this one hides.
  const seal = ctx.services.sealOf(`newest ${JSON.stringify({ ...values, privacyLevel, includeScheduled })}`);
  return readPosts(ctx, list, values, byTime(seal, input));
}

/** The worries that the caller may see, of everyone or of one author, newest first. */
export const newestPage = (ctx: Context, input: ListInput, authorId?: string): Promise<PostPage> =>
  byOffset(ctx, `newest ${authorId ?? ''}`, input, (start) => readNewest(ctx, start, authorId));

export const followedPage = (ctx: Context, input: PageStart): Promise<PostPage> =>
  byOffset(ctx, 'followed', input, (start) =>
    readPosts(ctx, followed(audienceOf(ctx.viewer)), {}, byTime(ctx.services.sealOf('followed'), start)),
  );

export const likedPage = (ctx: Context, input: PageStart): Promise<PostPage> =>
  byOffset(ctx, 'liked', input, (start) =>
    readPosts(ctx, liked(audienceOf(ctx.viewer)), {}, byTime(ctx.services.sealOf('liked'), start)),
  );

async function readDiscovered(ctx: Context, { limit, offset, cursor }: PageStart): Promise<PostPage> {
  const seal = ctx.services.sealOf('discovered');
  const from = cursor === undefined ? undefined : rankedCursor.decode(cursor, seal);
  const asOf = from?.asOf ?? (await databaseNow(ctx.services.db)).getTime();
  const values = { asOf: new Date(asOf).toISOString() };
  const cursorOf = ({ place: score, id }: Placed<number>) => rankedCursor.encode({ asOf, score, id }, seal);
  return readPosts(ctx, discovered(audienceOf(ctx.viewer)), values, {
    limit,
    offset,
    after: from && { score: from.score, id: from.id },
    cursorOf,
    hiddenCursorOf: cursorOf,
  });
}

/** Ranked as of the moment of the first page, which the cursor carries. */
export const discoveredPage = (ctx: Context, input: PageStart): Promise<PostPage> =>
  byOffset(ctx, 'discovered', input, (start) => readDiscovered(ctx, start));
