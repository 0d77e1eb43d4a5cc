import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';
import { plansOf, sentBy } from '../../testing/statements.ts';
import { candidatesSeenBy } from './candidate-queries.ts';

const posts = 6_000;
/** The terms of each post, of 300 terms: some are in a third of all posts, others in a few. They differ because of n. */
const terms =
  'array(select distinct floor(300 * power(random(), 2))::int from generate_series(1, 25 + (n % 2)::int))';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  const author = await api.aMember();
  await api.pool.query(
    `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at)
     select uuidv7(), $1, 'So much to think about.', 'I worry that …', 'public', now()
     from generate_series(1, $2::int)`,
    [author.id, posts],
  );
  await api.pool.query(
    `insert into analyses
       (post_id, category, sentiment_score, confidence, keywords, language, terms, vector, model_version)
     select id, 'work', 0, 1, '{}', 'en', ${terms}, '', '1' from (select id, row_number() over () as n from posts) post`,
  );
  await api.pool.query('vacuum analyze posts, analyses');
}, 30_000);
afterAll(() => api.stop());

it('similar posts are found by the index of their terms, not by comparing all posts', async () => {
  const needles = { terms: [1, 3, 8, 20, 50, 90, 150, 299], weights: [8, 7, 6, 5, 4, 3, 2, 1] };
  const reader = { audience: 'visitor', viewerId: null } as const;
  const { id: authorId } = await api.aMember();
  const search = () => candidatesSeenBy(api.db, authorId, needles, reader);
  expect(await search()).toHaveLength(300);
  const sent = await sentBy(api, search);
  expect(sent).toHaveLength(1);
  for (const statement of sent) expect(await plansOf(api, statement)).not.toContain('Seq Scan on analyses');
});
