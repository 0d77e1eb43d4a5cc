import { analyses, type Database, literalInt, posts, selectAs, statement } from '@halved/db';
import { sql } from 'drizzle-orm';
import type { Anchor } from './candidate-queries.ts';

const p = sql.placeholder;
/** The number of posts that are read at once. */
const batch = 50;

export interface CountedPost extends Anchor, Record<string, unknown> {
  id: string;
  similarCount: number | null;
}

const countedPosts = sql`
  select ${selectAs({
    id: posts.id,
    authorId: posts.userId,
    terms: analyses.terms,
    vector: analyses.vector,
    similarCount: analyses.similarCount,
  })}
  from ${analyses} join ${posts} on ${posts.id} = ${analyses.postId}`;

const selectOne = statement<CountedPost>(sql`${countedPosts} where ${posts.id} = ${p('id')}::uuid`);
const selectNext = statement<CountedPost>(
  sql`${countedPosts} where ${posts.id} > ${p('after')}::uuid order by ${posts.id} limit ${literalInt(batch)}`,
);
const selectUncounted = statement<CountedPost>(sql`
  ${countedPosts} where ${posts.id} > ${p('after')}::uuid and ${analyses.similarCount} is null
  order by ${posts.id} limit ${literalInt(batch)}`);

const update = statement(sql`
  update ${analyses} set similar_count = ${p('count')}::int where post_id = ${p('id')}::uuid`);

/** A post with the columns that are needed to count similar posts. Undefined if the post is deleted. */
export const findCounted = async (db: Database, id: string): Promise<CountedPost | undefined> =>
  (await selectOne(db, { id }))[0];

/** The next fifty posts after an id. */
export const nextCounted = (db: Database, after: string): Promise<CountedPost[]> => selectNext(db, { after });

/** The next fifty posts after an id, of those whose similar posts were never counted. */
export const nextUncounted = (db: Database, after: string): Promise<CountedPost[]> =>
  selectUncounted(db, { after });

export async function setSimilarCount(db: Database, id: string, count: number): Promise<void> {
  await update(db, { id, count });
}
