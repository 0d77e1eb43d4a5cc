import {
  analyses,
  type Database,
  isoStatement,
  posts,
  type RowOf,
  selecting,
  shownSentiment,
  statement,
  users,
  visibleTo,
  type WithIsoMoments,
} from '@halved/db';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { openingAudienceOf, perAudience } from '../audience/public.ts';

/**
 * The columns of an analysis that people may read: all except `isCrisis` and the columns that only the search for
 * similar posts needs.
 */
const {
  postId: _id,
  isCrisis: _danger,
  terms: _terms,
  vector: _vector,
  ...readableColumns
} = getTableColumns(analyses);
const analysisColumns = { ...readableColumns, sentimentScore: shownSentiment };

export type AnalysisRow = WithIsoMoments<RowOf<typeof analysisColumns>>;

const selectVisible = perAudience((audience) =>
  isoStatement(
    selecting(
      analysisColumns,
      (selectList) => sql`
        select ${selectList} from ${analyses} join ${posts} on ${posts.id} = ${analyses.postId}
        where ${posts.id} = ${sql.placeholder('id')} and ${visibleTo(audience)}`,
    ),
  ),
);

/** The analysis of a post, if the caller may see the post. */
export async function findVisibleAnalysis(
  { viewer, services }: Context,
  id: string,
): Promise<AnalysisRow | undefined> {
  const select = selectVisible(openingAudienceOf(viewer));
  const [row] = await select(services.db, { id, viewerId: viewer?.id ?? null });
  return row;
}

/** The words of a post and the language of its author, locked until the transaction ends. */
export async function lockWords(db: Database, id: string) {
  const [words] = await db
    .select({
      worryPrompt: posts.worryPrompt,
      shortContent: posts.shortContent,
      longContent: posts.longContent,
      hint: users.language,
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .where(eq(posts.id, id))
    .for('update', { of: posts });
  return words;
}

const count = sql<number>`count(*)::int`;

const allAnalyses = statement(
  selecting({ count }, (selectList) => sql`select ${selectList} from ${analyses}`),
);

/** The number of analysed posts. */
export const countAnalyses = async (db: Database): Promise<number> => (await allAnalyses(db))[0]?.count ?? 0;

const categoryCounts = statement(
  selecting(
    { category: posts.category, count },
    (selectList) => sql`
      select ${selectList} from ${posts}
      where ${posts.publishedAt} is not null and ${posts.moderationStatus} = 'approved' and ${visibleTo('visitor')}
        and ${posts.category} is not null
      group by ${posts.category}`,
  ),
);

/** The number of public posts in each category that has some. */
export const countsByCategory = async (db: Database): Promise<Partial<Record<string, number>>> =>
  Object.fromEntries((await categoryCounts(db)).map(({ category, count }) => [category, count]));
