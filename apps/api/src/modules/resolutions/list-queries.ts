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
import { indexedList, listColumns, oncePerKey, type Search } from '../paging/public.ts';
import {
  all,
  authorColumns,
  byMoment,
  isApproved,
  isBehindCursor,
  ofPosts,
  orderByLatest,
  placedByMoment,
} from '../posts/public.ts';
import { resolutionColumns, storyColumns } from './row-queries.ts';

const p = sql.placeholder;

const itsPost = sql`join ${posts} on ${posts.id} = ${resolutions.postId}`;
const itsResolution = sql`join ${resolutions} on ${resolutions.postId} = ${posts.id}`;
const itsAuthor = sql`join ${users} on ${users.id} = ${posts.userId}`;

/**
 * When a post was resolved. The post and its resolution hold the same moment, and each table has indexes that the other
 * lacks.
 */
const resolved = sql`${posts.resolvedAt}`;
const resolvedByStory = sql`${resolutions.resolvedAt}`;

/** The resolutions of a member's posts that the viewer may see, the latest first. */
export const ofMember = oncePerKey(
  (audience: Audience) => `resolved ${audience}`,
  (key, audience) =>
    indexedList({
      ...ofPosts,
      ...byMoment,
      key,
      isHot: true,
      joins: itsResolution,
      columns: listColumns({ ...resolutionColumns, place: placedByMoment }),
      find: ({ take, isAfter, columns }) => sql`
        select ${columns}, ${resolved} as place from ${posts}
        where ${all(
          sql`${posts.userId} = ${p('authorId')} and ${resolved} is not null and ${visibleTo(audience)}`,
          isBehindCursor(isAfter, resolved),
        )}
        ${orderByLatest(resolved, take)}`,
    }),
);

interface Narrowed {
  hasCategory: boolean;
  hasQuery: boolean;
}

const hasStory = sql`${resolutions.resolutionStory} is not null`;
const isOpenToAll = all(isApproved, sql`${posts.privacyLevel} = 'public'`);

/** Stories of public posts, of all or of one category, from the index that holds them in order. */
const inOrder = (hasCategory: boolean) =>
  hasCategory
    ? {
        moment: resolved,
        id: sql`${posts.id}`,
        from: sql`${posts} ${itsResolution}`,
        where: all(
          sql`${posts.category} = ${p('category')}`,
          sql`${resolved} is not null`,
          isOpenToAll,
          hasStory,
        ),
      }
    : {
        moment: resolvedByStory,
        id: sql`${resolutions.postId}`,
        from: sql`${resolutions} ${itsPost}`,
        where: all(hasStory, isOpenToAll),
      };

const { lookedThrough } = limits.stories;

/** The number of stories that a search looks through for one page; the next page goes on where it stopped. */
function looked(hasCategory: boolean, isAfter: boolean, columns: SQL): { some: SQL; edge: SQL } {
  const { moment, id, from, where } = inOrder(hasCategory);
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
  { hasCategory, hasQuery }: Narrowed,
  { take, isAfter, columns }: Search,
): SQL {
  if (hasQuery) {
    const { some } = looked(hasCategory, isAfter, searched);
    return sql`
      select posts.id, posts.place from (${some}) posts where ${matches} and ${visibleOnceApproved(audience)}
      ${orderByLatest(sql`posts.place`, take, sql`posts.id`)}`;
  }
  const { moment, id, from, where } = inOrder(hasCategory);
  return sql`
    select ${columns}, ${moment} as place from ${from}
    where ${where} and ${visibleOnceApproved(audience)} and ${isBehindCursor(isAfter, moment, id)}
    ${orderByLatest(moment, take, id)}`;
}

const keyOf = (audience: Audience, { hasCategory, hasQuery }: Narrowed) =>
  ['stories', audience, hasCategory && 'category', hasQuery && 'query'].filter(Boolean).join(' ');

/** Stories of public posts, the latest first (docs/product.md §6.2). */
export const stories = oncePerKey(keyOf, (key, audience: Audience, narrowed: Narrowed) =>
  indexedList({
    ...ofPosts,
    ...byMoment,
    key,
    isHot: !narrowed.hasQuery,
    isIndexOnly: true,
    joins: sql`${itsResolution} ${itsAuthor}`,
    columns: listColumns({ ...storyColumns, ...authorColumns, place: placedByMoment }),
    find: (search) => storiesFound(audience, narrowed, search),
    ...(narrowed.hasQuery && {
      edge: (isAfter: boolean) => looked(narrowed.hasCategory, isAfter, sql`posts.id`).edge,
    }),
  }),
);
