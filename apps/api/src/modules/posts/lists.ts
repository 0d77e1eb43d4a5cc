import { type Eyes, follows, likes, posts, viewerId, visibleTo } from '@halved/db';
import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import { type SQL, sql } from 'drizzle-orm';
import { type List, statementsOf } from './list.ts';

const p = sql.placeholder;

/** What narrows a list; each part changes the text of its statement. */
export interface Filter {
  byAuthor: boolean;
  privacyLevel: PrivacyLevel | undefined;
  hasCategory: boolean;
  hasQuery: boolean;
  includeScheduled: boolean;
}

const published = sql`${posts.publishedAt} is not null and ${posts.moderationStatus} = 'approved'`;
const held = sql`${posts.publishedAt} is not null and ${posts.moderationStatus} <> 'approved'`;
const waiting = sql`${posts.publishedAt} is null and ${posts.userId} = ${viewerId}`;

const privacyIs: Record<PrivacyLevel, SQL> = {
  public: sql`${posts.privacyLevel} = 'public'`,
  friends: sql`${posts.privacyLevel} = 'friends'`,
  // Named beside the rule of who may see, so that the index on the owner serves it.
  private: sql`${posts.privacyLevel} = 'private' and ${posts.userId} = ${viewerId}`,
};

const narrowed = (filter: Filter): SQL =>
  sql.join(
    [
      sql`true`,
      filter.byAuthor && sql`${posts.userId} = ${p('authorId')}`,
      filter.privacyLevel && privacyIs[filter.privacyLevel],
      filter.hasCategory && sql`${posts.category} = ${p('category')}`,
      filter.hasQuery && sql`${posts.shortContent} ilike ${p('pattern')}`,
    ].filter((condition) => condition !== false && condition !== undefined),
    sql` and `,
  );

const beyond = (after: boolean, key: SQL) =>
  after ? sql`and ${key} < (${p('at')}::timestamptz, ${p('id')}::uuid)` : sql``;

/** Part of a list: newest first, by one index. */
const part = (where: SQL, place: SQL, limit: SQL, after: boolean) => sql`(
  select posts.*, ${place} as place from ${posts}
  where ${where} ${beyond(after, sql`(${place}, ${posts.id})`)}
  order by ${place} desc, ${posts.id} desc limit ${limit}
)`;

const endOfTime = sql`timestamptz '9999-01-01 00:00:00+00'`;
const shared = sql`${posts.publishedAt}`;

/** Makes a list, and its statements, once for each key. */
const cached = <Key extends unknown[], Place>(
  keyOf: (...key: Key) => string,
  make: (...key: Key) => Omit<List, 'key'>,
) => {
  const lists = new Map<string, List & ReturnType<typeof statementsOf<Place>>>();
  return (...parts: Key) => {
    const key = keyOf(...parts);
    const found = lists.get(key);
    if (found) return found;
    const list = { ...make(...parts), key };
    const made = { ...list, ...statementsOf<Place>(list) };
    lists.set(key, made);
    return made;
  };
};

const keyOfFilter = (eyes: Eyes, filter: Filter) =>
  [
    'newest',
    eyes,
    filter.privacyLevel ?? 'all',
    filter.byAuthor && 'author',
    filter.hasCategory && 'category',
    filter.hasQuery && 'query',
    filter.includeScheduled && 'scheduled',
  ]
    .filter(Boolean)
    .join(' ');

/** Whether a screen shows such a list: the feed by privacy, and one member's worries. */
const isHot = ({ byAuthor, privacyLevel, hasCategory, hasQuery, includeScheduled }: Filter) =>
  !hasCategory && !hasQuery && (byAuthor ? !privacyLevel : !includeScheduled);

/**
 * Newest first: what is published and approved, by the feed's index; beside it the viewer's own worries that
 * are held (a moderator's: all held public ones) and, when asked for, those that wait for their time.
 */
export const newest = cached<[Eyes, Filter], Date>(keyOfFilter, (eyes, filter) => {
  const narrow = narrowed(filter);
  const parts = [sql`${published} and ${narrow} and ${visibleTo(eyes)}`];
  const whose = eyes === 'member' ? sql`${posts.userId} = ${viewerId} and ` : sql``;
  if (eyes !== 'visitor') parts.push(sql`${whose}${held} and ${narrow} and ${visibleTo(eyes)}`);
  const early = eyes !== 'visitor' && filter.includeScheduled ? [sql`${waiting} and ${narrow}`] : [];
  return {
    eyes,
    hot: isHot(filter),
    found: (limit, after) => sql`
      select * from (${sql.join(
        [
          ...parts.map((where) => part(where, shared, limit, after)),
          ...early.map((where) => part(where, endOfTime, limit, after)),
        ],
        sql` union all `,
      )}) posts order by place desc, id desc limit ${limit}`,
  };
});

/** By the people whom the viewer follows, newest first: each one's latest, then the latest of all. */
export const followed = cached<[Eyes], Date>(
  (eyes) => `followed ${eyes}`,
  (eyes) => ({
    eyes,
    hot: true,
    found: (limit, after) => sql`
      select posts.* from ${follows} cross join lateral ${part(
        sql`${posts.userId} = ${follows.followedId} and ${published} and ${visibleTo(eyes)}`,
        shared,
        limit,
        after,
      )} posts
      where ${follows.followerId} = ${viewerId}
      order by posts.place desc, posts.id desc limit ${limit}`,
  }),
);

/** What the viewer likes and may see, the latest like first. */
export const liked = cached<[Eyes], Date>(
  (eyes) => `liked ${eyes}`,
  (eyes) => ({
    eyes,
    hot: true,
    found: (limit, after) => sql`
      select posts.*, ${likes.createdAt} as place
      from ${likes} join ${posts} on ${posts.id} = ${likes.postId}
      where ${likes.userId} = ${viewerId} and ${visibleTo(eyes)}
        ${beyond(after, sql`(${likes.createdAt}, ${likes.postId})`)}
      order by ${likes.createdAt} desc, ${likes.postId} desc limit ${limit}`,
  }),
);

const hours = sql`greatest(extract(epoch from ${p('asOf')}::timestamptz - ${posts.publishedAt})::float8, 0) / 3600`;
const score = sql`(1 + ${posts.likesCount} + 2 * ${posts.commentsCount}) / power(${hours} + 2, 1.5)`;

const strangers = (eyes: Eyes) =>
  eyes === 'visitor'
    ? sql``
    : sql`and ${posts.userId} <> ${viewerId} and not exists (
        select 1 from ${follows}
        where ${follows.followerId} = ${viewerId} and ${follows.followedId} = ${posts.userId})`;

/** Public, by people the viewer does not follow, by the ranking of the contract as of the first page. */
export const discovered = cached<[Eyes], number>(
  (eyes) => `discovered ${eyes}`,
  (eyes) => ({
    eyes,
    hot: true,
    found: (limit, after) => sql`
      select * from (
        select posts.*, ${score} as place from ${posts}
        where ${published} and ${posts.privacyLevel} = 'public' and ${visibleTo(eyes)} ${strangers(eyes)}
          and ${posts.publishedAt} <= ${p('asOf')}::timestamptz
      ) posts
      where ${after ? sql`(place, id) < (${p('score')}::float8, ${p('id')}::uuid)` : sql`true`}
      order by place desc, id desc limit ${limit}`,
  }),
);
