import { type Audience, follows, literalInt, posts, users, viewerId } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import {
  isBehind,
  listColumns,
  type NewestPosition,
  newestFirst,
  type Search,
  shownCursor,
} from '../paging/public.ts';
import { authorColumns, listedColumns } from './row-queries.ts';

export const all = (...conditions: SQL[]): SQL => sql.join(conditions, sql` and `);

/** What the lists of everyone’s posts hold, by the condition of their indexes. */
export const isApproved = sql`${posts.publishedAt} is not null and ${posts.moderationStatus} = 'approved'`;

/** When a post was shared. */
export const sharedAt = sql`${posts.publishedAt}`;

/** Sorted by a moment that its rows show, as `place`, the latest first. */
const latestFirst = newestFirst('place', 'id', shownCursor);

export const isBehindCursor = (isAfter: boolean, moment: SQL, id: SQL = sql`${posts.id}`): SQL =>
  isAfter ? isBehind(latestFirst, [moment, id]) : sql`true`;

export const orderByLatest = (moment: SQL, take: number, id: SQL = sql`${posts.id}`): SQL =>
  sql`order by ${moment} desc, ${id} desc limit ${literalInt(take)}`;

/** Rows of a list that one index finds, the latest first. */
export const foundByIndex = (
  where: SQL,
  moment: SQL,
  { take, isAfter, columns }: Search,
  from: SQL = sql`${posts}`,
): SQL => sql`(
  select ${columns}, ${moment} as place from ${from}
  where ${all(where, isBehindCursor(isAfter, moment))} ${orderByLatest(moment, take)}
)`;

/** The same by people who follow or are followed (a row of `follows` for each): each one's latest, then the latest of all. */
export const foundByPeople = (author: SQL, isAmong: SQL, where: SQL, search: Search): SQL => sql`(
  select posts.* from ${follows}
  cross join lateral ${foundByIndex(all(sql`${posts.userId} = ${author}`, where), sharedAt, search)} posts
  where ${isAmong} order by posts.place desc, posts.id desc limit ${literalInt(search.take)}
)`;

/** Lists of posts: the placeholders that tell one count from another, and the table that they are made of. */
export const ofPosts = {
  table: sql`posts`,
  countedBy: ['viewerId', 'authorId', 'category', 'pattern'],
};

export const byMoment = {
  order: latestFirst,
  positionOf: ({ place, id }: { place: string; id: string }): NewestPosition => ({ moment: place, id }),
};

// Ids are made in the order of time, so that those of one page lie side by side in the index of who likes what.
const isLiked = sql<boolean>`${posts.id} = any(array(
  select likes.post_id from likes
  where likes.user_id = ${viewerId} and likes.post_id = any(array(select id from page))
))`;

/** All that a card of a post shows, and what its list is sorted by. */
export const cardOf = <Place>(audience: Audience, place: SQL<Place>) => ({
  ...ofPosts,
  columns: listColumns({
    ...listedColumns,
    ...authorColumns,
    isLiked: audience === 'visitor' ? sql<boolean>`false` : isLiked,
    place,
  }),
  joins: sql`join ${users} on ${users.id} = ${posts.userId}`,
  remembersOffsets: true,
});

/** When a post was shared or liked, as a list reads it. */
export const placedByMoment = sql<string>`place`;
