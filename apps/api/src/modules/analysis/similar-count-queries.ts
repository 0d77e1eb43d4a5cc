import { analyses, type Database, literalInt, posts, type RowOf, selecting, statement } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';

const p = sql.placeholder;
/** The number of posts that are read at once. */
const batch = 50;

const columns = {
  id: posts.id,
  authorId: posts.userId,
  vector: analyses.vector,
  similarCount: analyses.similarCount,
};
export type CountedPost = RowOf<typeof columns>;

const selectCounted = (where: SQL) =>
  statement(
    selecting(
      columns,
      (selectList) => sql`
        select ${selectList} from ${analyses} join ${posts} on ${posts.id} = ${analyses.postId} where ${where}`,
    ),
  );

const selectOne = selectCounted(sql`${posts.id} = ${p('id')}::uuid`);
const selectNext = selectCounted(
  sql`${posts.id} > ${p('after')}::uuid order by ${posts.id} limit ${literalInt(batch)}`,
);
const selectUncounted = selectCounted(sql`
  ${posts.id} > ${p('after')}::uuid and ${analyses.similarCount} is null
  order by ${posts.id} limit ${literalInt(batch)}`);

const update = statement(sql`
  update ${analyses} set similar_count = ${p('count')}::int where post_id = ${p('id')}::uuid`);

/** A post with the columns that are needed to count similar posts. Undefined if the post is deleted. */
export const findCounted = async (db: Database, id: string): Promise<CountedPost | undefined> =>
  (await selectOne(db, { id }))[0];

/** The next fifty posts after an id. */
export const nextCounted = (db: Database, after: string): Promise<CountedPost[]> => selectNext(db, { after });

/** Of the posts that have no count of similar posts yet, the next fifty after an id. */
export const nextUncounted = (db: Database, after: string): Promise<CountedPost[]> =>
  selectUncounted(db, { after });

export async function setSimilarCount(db: Database, id: string, count: number): Promise<void> {
  await update(db, { id, count });
}

/**
 * Tells PostgreSQL how common the terms of the posts are. Without that it finds similar posts in ten times the time.
 * Autovacuum would do it some minutes later.
 */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.execute(sql`analyze ${analyses}`);
}
