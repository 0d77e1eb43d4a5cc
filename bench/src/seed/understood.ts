import { type Analysis, analyse, candidateTerms, packVector } from '@halved/care';
import type pg from 'pg';

const names = `category, subcategory, sentiment_score, confidence, keywords, language, terms, vector, model_version`;

/** The number of texts that are analysed before a batch is written to PostgreSQL. */
const batch = 2_000;

/** The stored analysis of a text by column name. PostgreSQL unpacks it from JSON. */
const columnsOf = (analysis: Analysis) => ({
  category: analysis.category,
  subcategory: analysis.subcategory ?? null,
  sentiment_score: analysis.sentimentScore,
  confidence: analysis.confidence,
  keywords: analysis.keywords,
  language: analysis.language,
  terms: candidateTerms(analysis.vector),
  vector: `\\x${Buffer.from(packVector(analysis.vector)).toString('hex')}`,
  model_version: analysis.modelVersion,
});

/**
 * Writes the analysis of each post, so that the server does not analyse the posts in the background during a
 * measurement. The number of similar posts is stored as 0. Each distinct text is analysed once.
 */
export async function analysePosts(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ text: string }>('select distinct short_content as text from posts');
  await client.query('create temp table reading as select null::text as text, * from analyses limit 0');
  for (let from = 0; from < rows.length; from += batch) {
    const read = rows.slice(from, from + batch).map(({ text }) => ({ text, ...columnsOf(analyse(text)) }));
    await client.query(
      `insert into reading (text, ${names})
       select each ->> 'text', ${names} from json_array_elements($1::json) each, json_populate_record(null::analyses, each)`,
      [JSON.stringify(read)],
    );
  }
  await client.query(
    `insert into analyses (post_id, ${names}, similar_count)
     select posts.id, ${names
       .split(', ')
       .map((name) => `reading.${name}`)
       .join(', ')}, 0
     from posts join reading on reading.text = posts.short_content`,
  );
}
