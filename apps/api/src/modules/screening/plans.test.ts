import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { blocksOf, sentBy } from '../../testing/statements.ts';

let api: Api;
let author: Member;
beforeAll(async () => {
  api = await startApi();
  author = await api.aMember();
  await api.pool.query(
    `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at)
     select gen_random_uuid(), $1, 'Worry number ' || n, 'What is on your mind?', 'public', now()
     from generate_series(1, 3000) n`,
    [author.id],
  );
  await api.pool.query('vacuum analyze posts');
}, 60_000);
afterAll(() => api.stop());

// The worries of this author alone fill 60 blocks and more.
it('a worry is compared with those of its author’s day without reading each of them', async () => {
  const input = { shortContent: 'Worry number 4000', worryPrompt: 'What is on your mind?' };
  const sent = await sentBy(api, () => api.send(contract.posts.create, { as: author, input }));
  const comparing = sent.filter((one) => typeof one === 'object' && one.text.includes('24 hours'));
  expect(comparing).toHaveLength(1);
  for (const statement of comparing) expect(await blocksOf(api, statement)).toBeLessThan(10);
});
