import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';
import { candidatesSeenBy } from './candidate-queries.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Posts of somebody else, all with the same terms. */
async function havingTerms(terms: number[], { privacyLevel = 'public', count = 1 } = {}): Promise<string[]> {
  const { id: author } = await api.aMember();
  const { rows } = await api.pool.query<{ id: string }>(
    `with new_posts as (
       insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at)
       select uuidv7(), $1, 'It is me again.', 'I worry that …', $2, now() from generate_series(1, $3::int) returning id
     )
     insert into analyses
       (post_id, category, sentiment_score, confidence, keywords, language, terms, vector, model_version)
     select id, 'work', 0, 1, '{}', 'en', $4, '', '1' from new_posts returning post_id as id`,
    [author, privacyLevel, count, terms],
  );
  return rows.map(({ id }) => id);
}

it('the candidates do not change with what others keep for themselves, so that nobody can ask for words there', async () => {
  const { id: authorId } = await api.aMember();
  const needles = { terms: [1, 2, 3], weights: [3, 2, 1] };
  const found = async () => {
    const candidates = await candidatesSeenBy(api.db, authorId, needles, {
      audience: 'visitor',
      viewerId: null,
    });
    return candidates.map(({ id }) => id);
  };
  const [near, far] = [await havingTerms([1, 2]), await havingTerms([3])];
  const before = await found();
  expect(before).toEqual([...near, ...far]);
  for (const privacyLevel of ['private', 'friends']) await havingTerms([1, 2], { privacyLevel, count: 120 });
  expect(await found()).toEqual(before);
});
