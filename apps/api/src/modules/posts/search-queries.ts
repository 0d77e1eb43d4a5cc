import { literalInt, loweredMax, posts } from '@halved/db';
import { withCurlyApostrophes, withPlainApostrophes } from '@halved/shared/apostrophes';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import { orderByLatest, sharedAt } from './part-queries.ts';

// Searches use no index of words. Such an index would double the cost of every like, or need a table of its own with a
// hundred entries for each post, and it works only for some writing systems (docs/performance.md).
const { lookedThrough } = limits.page;

const lowered = sql`${posts.shortContentLower}`;

/** A text of the search in lower case. Without `select`, PostgreSQL would convert it again for each post. */
const words = (name: keyof SearchTexts) => sql`(select lower(${sql.placeholder(name)}::text))`;
const contains = (text: SQL) =>
  sql`(strpos(${text}, ${words('query')}) > 0 or strpos(${text}, ${words('curlyQuery')}) > 0)`;

/** The text of a search; in a second form, or null, if its apostrophes may be written otherwise. */
export interface SearchTexts {
  query: string;
  curlyQuery: string | null;
}

/** The texts that a search looks for. Some keyboards have another apostrophe than others. */
export function searchTextsOf(text: string): SearchTexts {
  const [query, curlyQuery] = [withPlainApostrophes(text), withCurlyApostrophes(text)];
  return { query, curlyQuery: query === curlyQuery ? null : curlyQuery };
}

/** Whether a post contains the text of the search, without regard to case. */
export const isFound = contains(sql`lower(${posts.shortContent})`);

// Counting bytes is cheap, and only a text with as many bytes can have as many code points.
const mayBeCut = sql`octet_length(${lowered}) >= ${literalInt(loweredMax)}
  and char_length(${lowered}) = ${literalInt(loweredMax)}`;

/**
 * Finds the text of the search in the latest `lookedThrough` candidates, as `from` and `where` of a query. The search of
 * a page stops there, and the next page continues.
 *
 * `from` reads nothing but the index `posts_feed`. That index has only the beginning of very long texts, so `where` reads
 * them from the table. With `offset 0`, PostgreSQL compares the words before it asks who may see the post.
 */
export const foundAmongLatest = (candidates: SQL): { from: SQL; where: SQL } => ({
  from: sql`(
    select * from (
      select * from ${posts} where ${candidates} ${orderByLatest(sharedAt, lookedThrough)}
    ) posts
    where ${contains(lowered)} or ${mayBeCut} order by ${sharedAt} desc, ${posts.id} desc offset 0
  ) posts`,
  where: sql`(${contains(lowered)} or (
    select ${contains(sql`lower(long.short_content)`)} from ${posts} long where long.id = ${posts.id}
  ))`,
});

/** The last candidate that the search of a page looks through, and the one after it. */
export const edgeOfLatest = (candidates: SQL): SQL => sql`
  select ${posts.id}, ${sharedAt} as place from ${posts} where ${candidates}
  ${orderByLatest(sharedAt, 2)} offset ${literalInt(lookedThrough - 1)}`;
