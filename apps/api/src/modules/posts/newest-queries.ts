import {
  type Audience,
  follows,
  literalInt,
  posts,
  viewerId,
  visibleOnceApproved,
  visibleTo,
} from '@halved/db';
import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import { indexedList, oncePerKey, type Search } from '../paging/public.ts';
import {
  all,
  byMoment,
  cardOf,
  foundByIndex,
  foundByPeople,
  isApproved,
  isBehindCursor,
  orderByLatest,
  placedByMoment,
  sharedAt,
} from './part-queries.ts';

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

const narrowed = (filter: Filter): SQL[] => [
  ...indexed(filter),
  ...(filter.privacyLevel ? [privacyIs[filter.privacyLevel]] : []),
  ...(filter.hasQuery ? [sql`${posts.shortContent} ilike ${p('pattern')}`] : []),
];

// Searches use no index of words. Such an index would double the cost of every like, and it works only for some writing
// systems.
const { lookedThrough } = limits.page;

/**
 * The posts that a search scans for one page. The search stops after `lookedThrough` posts, which take 30 ms, and the
 * next page continues there.
 */
const candidates = (filter: Filter, isAfter: boolean): SQL =>
  all(isApproved, ...indexed(filter), isBehindCursor(isAfter, sharedAt));

const window = (filter: Filter, isAfter: boolean): SQL => sql`(
  select * from ${posts} where ${candidates(filter, isAfter)} ${orderByLatest(sharedAt, lookedThrough)}
) posts`;

const edgeOf = (filter: Filter) => (isAfter: boolean) =>
  sql`
  select ${posts.id}, ${sharedAt} as place from ${posts} where ${candidates(filter, isAfter)}
  ${orderByLatest(sharedAt, 2)} offset ${literalInt(lookedThrough - 1)}`;

/**
 * The friends-only posts that a viewer may see: their own, and those of members who follow them. They are few,
 * so they are found by their authors and not by the feed's index, which holds the posts of everybody.
 */
const friendsParts = (where: SQL, search: Search): SQL[] => [
  foundByIndex(all(sql`${posts.userId} = ${viewerId}`, where), sharedAt, search),
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

/** Whether screens use this combination of filters: the feed by privacy or category, or one member's posts. */
const isUsedByScreens = ({ byAuthor, privacyLevel, hasCategory, hasQuery, includeScheduled }: Filter) => {
  if (hasQuery || (hasCategory && privacyLevel)) return false;
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
  const isPublished = all(isApproved, ...narrow, visibleOnceApproved(audience));
  const isHeldBack = all(
    ...(audience === 'member' ? [sql`${posts.userId} = ${viewerId}`] : []),
    ...[isHeld, ...narrow, visibleTo(audience)],
  );
  const publishedParts = (search: Search) => {
    if (filter.privacyLevel === 'friends' && !filter.byAuthor) return friendsParts(isPublished, search);
    const from = isLookedThrough ? window(filter, search.isAfter) : undefined;
    return [foundByIndex(isPublished, sharedAt, search, from)];
  };
  const parts = (search: Search) => [
    ...publishedParts(search),
    ...(audience === 'visitor' ? [] : [foundByIndex(isHeldBack, sharedAt, search)]),
    ...(audience !== 'visitor' && filter.includeScheduled
      ? [foundByIndex(all(isWaiting, ...narrow), endOfTime, search)]
      : []),
  ];
  return indexedList({
    ...cardOf(audience, placedByMoment),
    ...byMoment,
    key,
    isNamed: isUsedByScreens(filter),
    find: (search) => sql`
      select * from (${sql.join(parts(search), sql` union all `)}) posts
      order by place desc, id desc limit ${literalInt(search.take)}`,
    ...(isLookedThrough && { edge: edgeOf(filter) }),
  });
});
