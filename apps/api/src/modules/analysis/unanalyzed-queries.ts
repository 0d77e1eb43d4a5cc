import { modelVersion } from '@halved/care/model/version';
import {
  analyses,
  type Database,
  literalInt,
  posts,
  type RowOf,
  selecting,
  statement,
  users,
} from '@halved/db';
import { sql } from 'drizzle-orm';

const p = sql.placeholder;

/** A post is unanalysed if it has no analysis, or an analysis by an older model. An analysis by a newer model stays. */
const isUnanalyzed = sql`(
  ${analyses.postId} is null or split_part(${analyses.modelVersion}, '+', 1)::int < ${modelVersion}::int
)`;

const counts = {
  unanalyzed: sql<number>`count(*) filter (where ${isUnanalyzed})::int`,
  all: sql<number>`count(*)::int`,
};
const count = statement(
  selecting(
    counts,
    (selectList) => sql`
      select ${selectList} from ${posts} left join ${analyses} on ${analyses.postId} = ${posts.id}`,
  ),
);

/** The number of all posts, and the number of unanalysed posts. */
export const countUnanalyzed = async (db: Database): Promise<RowOf<typeof counts>> =>
  (await count(db))[0] ?? { unanalyzed: 0, all: 0 };

const maxScanned = 1_000;

const scannedColumns = {
  /** The oldest of the posts that were scanned. Null if there were none. */
  last: sql<string | null>`(select id from page order by id limit 1)`,
  unanalyzed: sql<string[]>`array(
    select page.id from page left join ${analyses} on ${analyses.postId} = page.id
    where ${isUnanalyzed} order by page.id desc
  )`,
};
type ScannedPosts = RowOf<typeof scannedColumns>;

// The posts are scanned by their keys, the newest first. If a million posts are all analysed, this takes a thousand
// short queries and needs no index for unanalysed posts.
const selectUnanalyzed = statement(
  selecting(
    scannedColumns,
    (selectList) => sql`
      with page as (
        select ${posts.id} from ${posts} where ${posts.id} < ${p('before')}::uuid
        order by ${posts.id} desc limit ${literalInt(maxScanned)}
      )
      select ${selectList}`,
  ),
);

/** Searches the thousand posts that are older than a post. Returns the unanalysed ones, the newest first. */
export async function findUnanalyzed(db: Database, before: string): Promise<ScannedPosts> {
  return (await selectUnanalyzed(db, { before }))[0] ?? { last: null, unanalyzed: [] };
}

// A worker locks the posts that it analyses, and other workers skip them. Nobody waits, so there is no deadlock.
const lock = statement(
  selecting(
    { id: posts.id },
    (selectList) => sql`
      select ${selectList} from ${posts} left join ${analyses} on ${analyses.postId} = ${posts.id}
      where ${posts.id} = any(${p('ids')}::uuid[]) and ${isUnanalyzed}
      for no key update of posts skip locked`,
  ),
);

const wordColumns = {
  id: posts.id,
  worryPrompt: posts.worryPrompt,
  shortContent: posts.shortContent,
  longContent: posts.longContent,
  hint: users.language,
};
type UnanalyzedPost = RowOf<typeof wordColumns>;

// The condition is checked again after the lock, because another worker may have analysed the post and released it
// meanwhile.
const selectWords = statement(
  selecting(
    wordColumns,
    (selectList) => sql`
      select ${selectList} from ${posts} join ${users} on ${users.id} = ${posts.userId}
        left join ${analyses} on ${analyses.postId} = ${posts.id}
      where ${posts.id} = any(${p('ids')}::uuid[]) and ${isUnanalyzed}`,
  ),
);

/**
 * The given posts that are still unanalysed, locked until the transaction ends. Posts that another worker is analysing
 * are left out.
 */
export async function lockUnanalyzed(db: Database, ids: readonly string[]): Promise<UnanalyzedPost[]> {
  const locked = await lock(db, { ids });
  return selectWords(db, { ids: locked.map(({ id }) => id) });
}
