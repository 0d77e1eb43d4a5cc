import {
  analyses,
  type Database,
  posts,
  type RequestedAudience,
  selectAs,
  statement,
  visibleTo,
} from '@halved/db';
import { worryCategories } from '@halved/shared/categories';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { openingAudienceOf } from '../posts/rules.ts';
import { type AnalysisRow, analysisColumns } from './present.ts';

export { askAbout, askAnew, worriesToAsk } from './ask.ts';
export { keepAnalyses } from './keep.ts';
export { worriesLike } from './similar.ts';
export { countLike, countSomeAnew, countUncounted, countWhatIsAsked } from './similar-counts.ts';
export { lookForUnread, readWorries } from './unread.ts';
export { countUnread } from './unread-count.ts';

const byPost = (audience: RequestedAudience) =>
  statement<AnalysisRow>(
    sql`
    select ${selectAs(analysisColumns)} from ${analyses} join ${posts} on ${posts.id} = ${analyses.postId}
    where ${posts.id} = ${sql.placeholder('id')} and ${visibleTo(audience)}`,
    { isoMoments: true },
  );

const find = { visitor: byPost('visitor'), member: byPost('member'), moderating: byPost('moderating') };

/** What is understood of a worry that the caller may see; NOT_FOUND also where nothing is understood of it yet. */
export async function visibleAnalysis(ctx: Context, id: string): Promise<AnalysisRow> {
  const [row] = await find[openingAudienceOf(ctx.viewer)](ctx.services.db, {
    id,
    viewerId: ctx.viewer?.id ?? null,
  });
  return row ?? fail('NOT_FOUND');
}

const allAnalyses = statement<{ count: number }>(sql`select count(*)::int as count from ${analyses}`);

/** How many worries are understood. */
export const countAnalyses = async (db: Database): Promise<number> => (await allAnalyses(db))[0]?.count ?? 0;

const categoryCounts = statement<{ category: string; count: number }>(sql`
  select ${posts.category} as category, count(*)::int as count from ${posts}
  where ${posts.publishedAt} is not null and ${posts.moderationStatus} = 'approved' and ${visibleTo('visitor')}
    and ${posts.category} is not null
  group by ${posts.category}`);

/** How many public worries each category has. */
export async function countsByCategory(db: Database): Promise<Record<string, number>> {
  const rows = await categoryCounts(db);
  const counts = Object.fromEntries(rows.map(({ category, count }) => [category, count]));
  return Object.fromEntries(worryCategories.map((category) => [category, counts[category] ?? 0]));
}
