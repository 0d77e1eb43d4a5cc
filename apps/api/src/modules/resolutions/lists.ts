import {
  type Audience,
  literalInt,
  posts,
  resolutions,
  selectAs,
  users,
  visibleOnceApproved,
  visibleTo,
} from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import { all, approved, authorColumns, beyond, cached, type Search } from '../posts/public.ts';
import { type ResolutionRow, resolutionColumns, type StoryRow, storyColumns } from './row-queries.ts';

const p = sql.placeholder;

const itsWorry = sql`join ${posts} on ${posts.id} = ${resolutions.postId}`;
const itsResolution = sql`join ${resolutions} on ${resolutions.postId} = ${posts.id}`;
const itsAuthor = sql`join ${users} on ${users.id} = ${posts.userId}`;

/** When a worry was resolved: a worry and its resolution say the same, and each has indexes that the other has not. */
const resolved = sql`${posts.resolvedAt}`;
const told = sql`${resolutions.resolvedAt}`;

const latestFirst = (place: SQL, id: SQL, take: number): SQL =>
  sql`order by ${place} desc, ${id} desc limit ${literalInt(take)}`;

/** What became of a member's worries, as far as the viewer may see them, the latest first. */
export const ofMember = cached<[Audience], string, ResolutionRow & { place: string }>(
  (audience) => `resolved ${audience}`,
  (audience) => ({
    audience,
    hot: true,
    shape: { columns: selectAs(resolutionColumns), beside: itsResolution },
    found: ({ take, after, columns }) => sql`
      select ${columns}, ${resolved} as place from ${posts}
      where ${all(
        sql`${posts.userId} = ${p('authorId')} and ${resolved} is not null and ${visibleTo(audience)}`,
        beyond(after, resolved),
      )}
      ${latestFirst(resolved, sql`${posts.id}`, take)}`,
  }),
);

interface Narrowed {
  hasCategory: boolean;
  hasQuery: boolean;
}

const hasStory = sql`${resolutions.resolutionStory} is not null`;
const isOpenToAll = all(approved, sql`${posts.privacyLevel} = 'public'`);

/** Stories of public worries in their order, from the index that has it: of all, or of one category. */
const inOrder = (hasCategory: boolean) =>
  hasCategory
    ? {
        place: resolved,
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
        place: told,
        id: sql`${resolutions.postId}`,
        from: sql`${resolutions} ${itsWorry}`,
        where: all(hasStory, isOpenToAll),
      };

const { lookedThrough } = limits.stories;

/** The stories that a search looks through for one page; the next page goes on where it stopped. */
function looked(hasCategory: boolean, after: boolean, columns: SQL): { some: SQL; edge: SQL } {
  const { place, id, from, where } = inOrder(hasCategory);
  const candidates = sql`select ${columns}, ${place} as place from ${from} where ${where} and ${beyond(after, place, id)}`;
  return {
    some: sql`${candidates} ${latestFirst(place, id, lookedThrough)}`,
    edge: sql`${candidates} ${latestFirst(place, id, 2)} offset ${literalInt(lookedThrough - 1)}`,
  };
}

// No method holds a line break, and neither does what is searched for.
const matches = sql`(
  posts.short_content ilike ${p('pattern')} or posts.resolution_story ilike ${p('pattern')}
  or array_to_string(posts.coping_methods, E'\n') ilike ${p('pattern')}
)`;
const searched = sql`posts.id, posts.user_id, posts.privacy_level, posts.short_content,
  ${resolutions.resolutionStory}, ${resolutions.copingMethods}`;

function storiesFound(
  audience: Audience,
  { hasCategory, hasQuery }: Narrowed,
  { take, after, columns }: Search,
): SQL {
  if (hasQuery) {
    const { some } = looked(hasCategory, after, searched);
    return sql`
      select posts.id, posts.place from (${some}) posts where ${matches} and ${visibleOnceApproved(audience)}
      ${latestFirst(sql`posts.place`, sql`posts.id`, take)}`;
  }
  const { place, id, from, where } = inOrder(hasCategory);
  return sql`
    select ${columns}, ${place} as place from ${from}
    where ${where} and ${visibleOnceApproved(audience)} and ${beyond(after, place, id)}
    ${latestFirst(place, id, take)}`;
}

const keyOf = (audience: Audience, { hasCategory, hasQuery }: Narrowed) =>
  ['stories', audience, hasCategory && 'category', hasQuery && 'query'].filter(Boolean).join(' ');

/** Stories of public worries, the latest first (docs/product.md §6.2). */
export const stories = cached<[Audience, Narrowed], string, StoryRow & { place: string }>(
  keyOf,
  (audience, narrowed) => ({
    audience,
    hot: !narrowed.hasQuery,
    indexed: true,
    shape: {
      columns: selectAs({ ...storyColumns, ...authorColumns }),
      beside: sql`${itsResolution} ${itsAuthor}`,
    },
    found: (search) => storiesFound(audience, narrowed, search),
    ...(narrowed.hasQuery && {
      edge: (after) => looked(narrowed.hasCategory, after, sql`posts.id`).edge,
    }),
  }),
);
