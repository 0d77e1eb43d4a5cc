import {
  type Audience,
  literalInt,
  posts,
  resolutions,
  users,
  visibleOnceApproved,
  visibleTo,
} from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import { perAudience } from '../audience/public.ts';
import { indexedList, listColumns, oncePerKey, type Search } from '../paging/public.ts';
import {
  allOf,
  authorColumns,
  byMoment,
  isApproved,
  isBehindCursor,
  orderByLatest,
  placedByMoment,
} from '../posts/public.ts';
import { resolutionColumns, storyColumns } from './row-queries.ts';

const p = sql.placeholder;

const joinPost = sql`join ${posts} on ${posts.id} = ${resolutions.postId}`;
const joinResolution = sql`join ${resolutions} on ${resolutions.postId} = ${posts.id}`;
const joinAuthor = sql`join ${users} on ${users.id} = ${posts.userId}`;

/**
 * When a post was resolved. The post and its resolution hold the same moment, and each table has indexes that the other
 * lacks.
 */
const resolvedAt = sql`${posts.resolvedAt}`;
const storyResolvedAt = sql`${resolutions.resolvedAt}`;

/** The resolutions of a member's posts that the viewer may see, the latest first. */
export const ofMember = perAudience((audience: Audience) =>
  indexedList({
    table: sql`posts`,
    ...byMoment,
    key: `resolved ${audience}`,
    joins: joinResolution,
    columns: listColumns({ ...resolutionColumns, place: placedByMoment }),
    find: ({ take, isAfter, columns }) => sql`
      select ${columns}, ${resolvedAt} as place from ${posts}
      where ${allOf(
        sql`${posts.userId} = ${p('authorId')} and ${resolvedAt} is not null and ${visibleTo(audience)}`,
        isBehindCursor(isAfter, resolvedAt),
      )}
      ${orderByLatest(resolvedAt, take)}`,
  }),
);

interface Filter {
  hasCategory: boolean;
  hasQuery: boolean;
}

const hasStory = sql`${resolutions.resolutionStory} is not null`;
const isOpenToAll = allOf(isApproved, sql`${posts.privacyLevel} = 'public'`);

/** The stories of public posts, of all categories or of one, from the index that holds them in order. */
const storySource = (hasCategory: boolean) =>
  hasCategory
    ? {
        moment: resolvedAt,
        id: sql`${posts.id}`,
        from: sql`${posts} ${joinResolution}`,
        where: allOf(
          sql`${posts.category} = ${p('category')}`,
          sql`${resolvedAt} is not null`,
          isOpenToAll,
          hasStory,
        ),
      }
    : {
        moment: storyResolvedAt,
        id: sql`${resolutions.postId}`,
        from: sql`${resolutions} ${joinPost}`,
        where: allOf(hasStory, isOpenToAll),
      };

const { lookedThrough } = limits.stories;

/**
 * The stories that a search scans for one page (`some`, at most `lookedThrough`), and the story at which the search
 * stops (`edge`). The next page continues after that story.
 */
function scanned(hasCategory: boolean, isAfter: boolean, columns: SQL): { some: SQL; edge: SQL } {
  const { moment, id, from, where } = storySource(hasCategory);
  const candidates = sql`select ${columns}, ${moment} as place from ${from} where ${where} and ${isBehindCursor(isAfter, moment, id)}`;
  return {
    some: sql`${candidates} ${orderByLatest(moment, lookedThrough, id)}`,
    edge: sql`${candidates} ${orderByLatest(moment, 2, id)} offset ${literalInt(lookedThrough - 1)}`,
  };
}

// Methods are joined by line breaks, which neither a method nor a search text contains.
const matches = sql`(
  posts.short_content ilike ${p('pattern')} or posts.resolution_story ilike ${p('pattern')}
  or array_to_string(posts.coping_methods, E'\n') ilike ${p('pattern')}
)`;
const searched = sql`posts.id, posts.user_id, posts.privacy_level, posts.short_content,
  ${resolutions.resolutionStory}, ${resolutions.copingMethods}`;

function storiesFound(
  audience: Audience,
  { hasCategory, hasQuery }: Filter,
  { take, isAfter, columns }: Search,
): SQL {
  if (hasQuery) {
    const { some } = scanned(hasCategory, isAfter, searched);
    return sql`
      select posts.id, posts.place from (${some}) posts where ${matches} and ${visibleOnceApproved(audience)}
      ${orderByLatest(sql`posts.place`, take, sql`posts.id`)}`;
  }
  const { moment, id, from, where } = storySource(hasCategory);
  return sql`
    select ${columns}, ${moment} as place from ${from}
    where ${where} and ${visibleOnceApproved(audience)} and ${isBehindCursor(isAfter, moment, id)}
    ${orderByLatest(moment, take, id)}`;
}

const keyOf = (audience: Audience, { hasCategory, hasQuery }: Filter) =>
  ['stories', audience, hasCategory && 'category', hasQuery && 'query'].filter(Boolean).join(' ');

/** Stories of public posts, the latest first (docs/product.md §6.2). */
export const stories = oncePerKey(keyOf, (key, audience: Audience, filter: Filter) =>
  indexedList({
    table: sql`posts`,
    ...byMoment,
    key,
    isNamed: !filter.hasQuery,
    isIndexOnly: true,
    joins: sql`${joinResolution} ${joinAuthor}`,
    columns: listColumns({ ...storyColumns, ...authorColumns, place: placedByMoment }),
    find: (search) => storiesFound(audience, filter, search),
    ...(filter.hasQuery && {
      edge: (isAfter: boolean) => scanned(filter.hasCategory, isAfter, sql`posts.id`).edge,
    }),
  }),
);
