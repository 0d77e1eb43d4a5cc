import {
  type Audience,
  follows,
  literalInt,
  posts,
  viewerId,
  visibleApartFromBlocks,
  visibleOnceApproved,
  visibleTo,
} from '@halved/db';
import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import { type SQL, sql } from 'drizzle-orm';
import { indexedList, oncePerKey, type Search } from '../paging/public.ts';
import {
  allOf,
  byMoment,
  cardOf,
  foundByIndex,
  foundByPeople,
  isApproved,
  isBehindCursor,
  placedByMoment,
  sharedAt,
} from './part-queries.ts';
import { edgeOfLatest, foundAmongLatest, isFound } from './search-queries.ts';

const p = sql.placeholder;

/** The filters of a list; each one changes the SQL of the list. */
export interface Filter {
  byAuthor: boolean;
  privacyLevel: PrivacyLevel | undefined;
  hasCategory: boolean;
  hasQuery: boolean;
  includeScheduled: boolean;
}

const isHeld = sql`${posts.publishedAt} is not null and ${posts.moderationStatus} <> 'approved'`;
const isWaiting = sql`${posts.publishedAt} is null and ${posts.userId} = ${viewerId}`;
const endOfTime = sql`timestamptz '9999-01-01 00:00:00+00'`;

const privacyIs: Record<PrivacyLevel, SQL> = {
  public: sql`${posts.privacyLevel} = 'public'`,
  friends: sql`${posts.privacyLevel} = 'friends'`,
  // The visibility rule checks the owner too. The check is repeated here, so that PostgreSQL can use the index on the
  // owner.
  private: sql`${posts.privacyLevel} = 'private' and ${posts.userId} = ${viewerId}`,
};

/** The filters for which there is an index. */
const indexed = ({ byAuthor, hasCategory }: Filter): SQL[] => [
  ...(byAuthor ? [sql`${posts.userId} = ${p('authorId')}`] : []),
  ...(hasCategory ? [sql`${posts.category} = ${p('category')}`] : []),
];

const ofPrivacy = ({ privacyLevel }: Filter): SQL[] => (privacyLevel ? [privacyIs[privacyLevel]] : []);

const narrowed = (filter: Filter): SQL[] => [
  ...indexed(filter),
  ...ofPrivacy(filter),
  ...(filter.hasQuery ? [isFound] : []),
];

/**
 * The posts among which a search looks: only those that the viewer may see. Otherwise the place where it stops would
 * tell how many others there are, and when each was shared.
 */
const candidates = (audience: Audience, filter: Filter, isAfter: boolean): SQL =>
  allOf(
    isApproved,
    ...indexed(filter),
    ...ofPrivacy(filter),
    visibleApartFromBlocks(audience),
    isBehindCursor(isAfter, sharedAt),
  );

/**
 * The friends-only posts that a viewer may see: their own, and those of members who follow them. They are few,
 * so they are found by their authors and not by the feed's index, which holds the posts of everybody.
 */
const friendsParts = (where: SQL, search: Search): SQL[] => [
  foundByIndex(allOf(sql`${posts.userId} = ${viewerId}`, where), sharedAt, search),
  foundByPeople(sql`${follows.followerId}`, sql`${follows.followedId} = ${viewerId}`, where, search),
];

const keyOf = (audience: Audience, filter: Filter) =>
  [
    'newest',
    audience,
    filter.privacyLevel ?? 'all',
    filter.byAuthor && 'author',
    filter.hasCategory && 'category',
    filter.hasQuery && 'query',
    filter.includeScheduled && 'scheduled',
  ]
    .filter(Boolean)
    .join(' ');

/**
 * Whether screens use this combination of filters: the feed by privacy or category, a search, or one member's posts.
 */
const isUsedByScreens = ({ byAuthor, privacyLevel, hasCategory, hasQuery, includeScheduled }: Filter) => {
  if (hasQuery) return !byAuthor && !privacyLevel && !hasCategory && !includeScheduled;
  if (hasCategory && privacyLevel) return false;
  return byAuthor ? !privacyLevel && !hasCategory : !includeScheduled;
};

/**
 * The posts that a viewer may see, the newest first. The feed's index finds the published and approved posts. The list
 * also has the viewer's own held posts (for a moderator, all held public posts) and, on request, the viewer's scheduled
 * posts.
 */
export const newest = oncePerKey(keyOf, (key, audience: Audience, filter: Filter) => {
  const narrow = narrowed(filter);
  const isLookedThrough = filter.hasQuery && filter.privacyLevel !== 'friends';
  const isPublished = allOf(isApproved, ...narrow, visibleOnceApproved(audience));
  const isHeldBack = allOf(
    ...(audience === 'member' ? [sql`${posts.userId} = ${viewerId}`] : []),
    ...[isHeld, ...narrow, visibleTo(audience)],
  );
  const publishedParts = (search: Search) => {
    if (filter.privacyLevel === 'friends' && !filter.byAuthor) return friendsParts(isPublished, search);
    if (!isLookedThrough) return [foundByIndex(isPublished, sharedAt, search)];
    const { from, where } = foundAmongLatest(candidates(audience, filter, search.isAfter));
    const isShown = allOf(where, visibleOnceApproved(audience));
    // All candidates are behind the cursor. A second condition would make PostgreSQL plan each search anew.
    return [foundByIndex(isShown, sharedAt, { ...search, isAfter: false }, from)];
  };
  const parts = (search: Search) => [
    ...publishedParts(search),
    ...(audience === 'visitor' ? [] : [foundByIndex(isHeldBack, sharedAt, search)]),
    ...(audience !== 'visitor' && filter.includeScheduled
      ? [foundByIndex(allOf(isWaiting, ...narrow), endOfTime, search)]
      : []),
  ];
  return indexedList({
    ...cardOf(audience, placedByMoment),
    ...byMoment,
    key,
    isNamed: isUsedByScreens(filter),
    isIndexOnly: isLookedThrough,
    find: (search) => sql`
      select * from (${sql.join(parts(search), sql` union all `)}) posts
      order by place desc, id desc limit ${literalInt(search.take)}`,
    ...(isLookedThrough && {
      edge: (isAfter: boolean) => edgeOfLatest(candidates(audience, filter, isAfter)),
    }),
  });
});
