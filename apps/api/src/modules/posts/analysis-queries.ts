import { type Analysis, candidateTerms, packVector } from '@halved/care';
import { analyses, type Database, literalNames, posts, statement } from '@halved/db';
import { sql } from 'drizzle-orm';

/** The parts of an analysis that lists need. The post's own row holds them as well. */
export const listedFindings = ({ category, language }: Analysis) => ({ category, language });

/** An analysis by its column names, so that PostgreSQL can read its columns from JSON. */
export const analysisColumnsOf = (analysis: Analysis) => ({
  category: analysis.category,
  subcategory: analysis.subcategory ?? null,
  sentiment_score: analysis.sentimentScore,
  confidence: analysis.confidence,
  keywords: analysis.keywords,
  language: analysis.language,
  is_crisis: analysis.crisis !== 'none',
  terms: candidateTerms(analysis.vector),
  vector: `\\x${Buffer.from(packVector(analysis.vector)).toString('hex')}`,
  model_version: analysis.modelVersion,
});

export const analysisColumnNames = [
  'category',
  'subcategory',
  'sentiment_score',
  'confidence',
  'keywords',
  'language',
  'is_crisis',
  'terms',
  'vector',
  'model_version',
] as const satisfies (keyof ReturnType<typeof analysisColumnsOf>)[];

const names = literalNames(analysisColumnNames);
const overwrite = sql.join(
  analysisColumnNames.map((name) => sql`${literalNames([name])} = excluded.${literalNames([name])}`),
  sql`, `,
);

const save = statement(sql`
  with read as materialized (
    select post_id, ${names} from json_populate_recordset(null::${analyses}, ${sql.placeholder('rows')}::json)
  ),
  kept as (
    insert into ${analyses} (post_id, ${names}) select post_id, ${names} from read
    on conflict (post_id) do update set ${overwrite}, similar_count = null, analyzed_at = now()
  )
  update ${posts} set category = read.category, language = read.language from read
  where ${posts.id} = read.post_id
    and (${posts.category}, ${posts.language}) is distinct from (read.category, read.language)`);

const forget = statement(sql`
  with gone as (delete from ${analyses} where post_id = any(${sql.placeholder('ids')}::uuid[]))
  update ${posts} set category = null, language = null where ${posts.id} = any(${sql.placeholder('ids')}::uuid[])`);

export interface AnalyzedPost {
  id: string;
  analysis: Analysis;
}

/**
 * Saves the analyses of posts, and `listedFindings` in the posts' own rows. The transaction must have changed or locked
 * the posts' words. Afterwards the caller has to count the similar posts again. A post that could not be analysed loses
 * its former analysis, which is about the former words. A job analyses the post later.
 */
export async function saveAnalyses(db: Database, analyzed: readonly AnalyzedPost[]): Promise<void> {
  const read = analyzed.filter(({ analysis }) => analysis.isRead);
  const unread = analyzed.filter(({ analysis }) => !analysis.isRead);
  if (unread.length > 0) await forget(db, { ids: unread.map(({ id }) => id) });
  if (read.length === 0) return;
  const rows = read.map(({ id, analysis }) => ({ post_id: id, ...analysisColumnsOf(analysis) }));
  await save(db, { rows: JSON.stringify(rows) });
}

const forgetReading = statement(sql`
  update ${analyses} set model_version = split_part(model_version, '+', 1)
  where post_id = ${sql.placeholder('id')}::uuid`);

/** Marks the analysis of a post as made without a provider, so that the provider is asked again. */
export async function forgetProviderReading(db: Database, id: string): Promise<void> {
  await forgetReading(db, { id });
}
