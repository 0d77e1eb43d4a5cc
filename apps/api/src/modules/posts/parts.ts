import { follows, literalInt, posts } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import {
  type List,
  type ListedPost,
  type ListStatements,
  type Placed,
  type Search,
  statementsOf,
} from './list.ts';

const p = sql.placeholder;

export const all = (...conditions: SQL[]): SQL => sql.join(conditions, sql` and `);

/** What the lists of everyone’s worries hold, by the condition of their indexes. */
export const approved = sql`${posts.publishedAt} is not null and ${posts.moderationStatus} = 'approved'`;

/** When a worry was shared. */
export const shared = sql`${posts.publishedAt}`;

export const beyond = (after: boolean, place: SQL, id: SQL = sql`${posts.id}`): SQL =>
  after ? sql`(${place}, ${id}) < (${p('at')}::timestamptz, ${p('id')}::uuid)` : sql`true`;

export const newestFirst = (place: SQL, take: number): SQL =>
  sql`order by ${place} desc, ${posts.id} desc limit ${literalInt(take)}`;

/** Part of a list: newest first, by one index. */
export const part = (
  where: SQL,
  place: SQL,
  { take, after, columns }: Search,
  from: SQL = sql`${posts}`,
): SQL => sql`(
  select ${columns}, ${place} as place from ${from}
  where ${all(where, beyond(after, place))} ${newestFirst(place, take)}
)`;

/** The same by people who follow or are followed (a row of `follows` for each): each one's latest, then the latest of all. */
export const partOfPeople = (author: SQL, which: SQL, where: SQL, search: Search): SQL => sql`(
  select posts.* from ${follows}
  cross join lateral ${part(all(sql`${posts.userId} = ${author}`, where), shared, search)} posts
  where ${which} order by posts.place desc, posts.id desc limit ${literalInt(search.take)}
)`;

/** Makes a list, and its statements, once for each key. */
export const cached = <
  Key extends unknown[],
  Place extends string | number,
  Row extends Placed<Place> & QueryResultRow = ListedPost<Place>,
>(
  keyOf: (...key: Key) => string,
  make: (...key: Key) => Omit<List, 'key'>,
): ((...key: Key) => ListStatements<Place, Row>) => {
  const lists = new Map<string, ListStatements<Place, Row>>();
  return (...parts) => {
    const key = keyOf(...parts);
    const found = lists.get(key);
    if (found) return found;
    const list = { ...make(...parts), key };
    const made = { ...list, ...statementsOf<Place, Row>(list) };
    lists.set(key, made);
    return made;
  };
};
