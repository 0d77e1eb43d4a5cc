import { type Audience, follows, literalInt, posts, users, viewerId } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import {
  atMoment,
  isBehind,
  listColumns,
  newestFirst,
  type Placed,
  type Search,
  shownCursor,
} from '../paging/public.ts';
import { authorColumns, listedColumns } from './row-queries.ts';

export const allOf = (...conditions: SQL[]): SQL => sql.join(conditions, sql` and `);

/** The condition of the partial indexes for lists of all members’ posts. */
export const isApproved = sql`${posts.publishedAt} is not null and ${posts.moderationStatus} = 'approved'`;

/** When a post was shared. */
export const sharedAt = sql`${posts.publishedAt}`;

/** The order of lists whose rows show the moment `place`: the latest first. */
const latestFirst = newestFirst('place', 'id', shownCursor);

export const isBehindCursor = (isAfter: boolean, moment: SQL, id: SQL = sql`${posts.id}`): SQL =>
  isAfter ? isBehind(latestFirst, [moment, id]) : sql`true`;

export const orderByLatest = (moment: SQL, take: number | SQL, id: SQL = sql`${posts.id}`): SQL =>
  sql`order by ${moment} desc, ${id} desc limit ${typeof take === 'number' ? literalInt(take) : take}`;

/** The rows of a list that a single index finds, the latest first. */
export const foundByIndex = (
  where: SQL,
  moment: SQL,
  { take, isAfter, columns }: Search,
  from: SQL = sql`${posts}`,
): SQL => sql`(
  select ${columns}, ${moment} as place from ${from}
  where ${allOf(where, isBehindCursor(isAfter, moment))} ${orderByLatest(moment, take)}
)`;

/**
 * The latest posts of several authors, each of whom has a row in `follows`. PostgreSQL reads the latest posts of each
 * author, and then takes the latest of all.
 */
export const foundByPeople = (author: SQL, isAmong: SQL, where: SQL, search: Search): SQL => sql`(
  select posts.* from ${follows}
  cross join lateral ${foundByIndex(allOf(sql`${posts.userId} = ${author}`, where), sharedAt, search)} posts
  where ${isAmong} order by posts.place desc, posts.id desc limit ${literalInt(search.take)}
)`;

export const byMoment = {
  order: latestFirst,
  positionOf: ({ place, id }: Placed<string>) => atMoment(place, id),
};

// Ids follow the order of time, so the ids of one page are close together in the index of likes.
const isLiked = sql<boolean>`${posts.id} = any(array(
  select likes.post_id from likes
  where likes.user_id = ${viewerId} and likes.post_id = any(array(select id from page))
))`;

/** The columns of a post's card, and the column that the list is sorted by. */
export const cardOf = <Place>(audience: Audience, place: SQL<Place>) => ({
  table: sql`posts`,
  columns: listColumns({
    ...listedColumns,
    ...authorColumns,
    isLiked: audience === 'visitor' ? sql<boolean>`false` : isLiked,
    place,
  }),
  joins: sql`join ${users} on ${users.id} = ${posts.userId}`,
  remembersOffsets: true,
});

/** The moment when a post was shared or liked, as a column of a list. */
export const placedByMoment = sql<string>`place`;
