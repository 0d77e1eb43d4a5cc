import type { PostPage } from '@halved/shared/contract/posts';
import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import { limits } from '@halved/shared/limits';
import type { Context } from '../../context.ts';
import { audienceOf } from '../audience/public.ts';
import type { PageStart } from '../paging/public.ts';
import { followed, liked } from './list-queries.ts';
import { newest } from './newest-queries.ts';
import { presentListed } from './present.ts';
import { discovered } from './ranking-queries.ts';
import type { PostRow } from './row-queries.ts';
import { searchTextsOf } from './search-queries.ts';

interface ListInput extends PageStart {
  privacyLevel?: PrivacyLevel | 'all' | undefined;
  includeScheduled?: boolean | undefined;
  category?: string | undefined;
  query?: string | undefined;
}

interface ReadPage {
  items: PostRow[];
  page: Omit<PostPage, 'posts'>;
}

const presentPage = ({ items, page }: ReadPage): PostPage => ({ posts: items.map(presentListed), ...page });

const noPosts: PostPage = { posts: [], total: 0, hasMore: false, nextCursor: null };

/** The posts that the caller may see, of everyone or of one author, newest first. */
export async function newestPage(ctx: Context, input: ListInput, authorId?: string): Promise<PostPage> {
  const { limit, offset, cursor, category, query } = input;
  const privacyLevel = input.privacyLevel === 'all' ? undefined : input.privacyLevel;
  if (!ctx.viewer && (privacyLevel === 'friends' || privacyLevel === 'private')) return noPosts;
  const includeScheduled = input.includeScheduled === true && ctx.viewer !== null;
  const list = newest(audienceOf(ctx.viewer), {
    byAuthor: authorId !== undefined,
    privacyLevel,
    hasCategory: Boolean(category),
    hasQuery: Boolean(query),
    includeScheduled,
  });
  const values = { authorId, category, ...searchTextsOf(query ?? '') };
  // The filters are part of the list's name. Otherwise a cursor could be tried with other filters, which could reveal
  // the post at its position.
  const name = `newest ${JSON.stringify({ ...values, privacyLevel, includeScheduled })}`;
  return presentPage(await list(ctx, { limit, offset, cursor, name, values }));
}

export const followedPage = async (ctx: Context, start: PageStart): Promise<PostPage> =>
  presentPage(await followed(audienceOf(ctx.viewer))(ctx, { ...start, name: 'followed' }));

export const likedPage = async (ctx: Context, start: PageStart): Promise<PostPage> =>
  presentPage(await liked(audienceOf(ctx.viewer))(ctx, { ...start, name: 'liked' }));

/**
 * A page of discovery. All pages show the ranking of the moment of the first page, which the cursor holds. An offset
 * beyond the largest total is behind the end, because its page would be found by ranking every post.
 */
export async function discoveredPage(ctx: Context, start: PageStart): Promise<PostPage> {
  const isBehindEnd = start.cursor === undefined && start.offset > limits.page.totalCap;
  const offset = isBehindEnd ? 0 : start.offset;
  const found = await discovered(audienceOf(ctx.viewer))(ctx, { ...start, offset, name: 'discovered' });
  return isBehindEnd ? { ...noPosts, total: found.page.total } : presentPage(found);
}
