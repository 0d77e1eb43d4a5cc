import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The hash of a text's words without regard to case, for an index with small entries. */
export const hashOfWords = (words: AnyColumn | SQL): SQL => sql`hashtextextended(lower(${words}), 0)`;

/** Whether two texts have the same words, without regard to case. Through the hash PostgreSQL uses an index over it. */
export const sameWords = (text: SQL, words: SQL): SQL =>
  sql`${hashOfWords(text)} = ${hashOfWords(words)} and lower(${text}) = lower(${words})`;
