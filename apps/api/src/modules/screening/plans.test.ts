import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { blocksOf, plansOf, type Sent, sentBy } from '../../testing/statements.ts';

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

const words = { shortContent: 'Worry number 4000', worryPrompt: 'What is on your mind?' };

/** The statement of a call that compares words with those of the author's day. */
async function comparing(call: () => Promise<unknown>): Promise<Sent | string> {
  const sent = await sentBy(api, call);
  const found = sent.filter((one) => typeof one === 'object' && one.text.includes('24 hours'));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

// The worries of this author alone fill 60 blocks and more.
it('a rewritten worry is compared with those of its author’s day without reading each of them', async () => {
  const { id } = await api.aPost({ by: author });
  const input = { id, ...words };
  const statement = await comparing(() => api.send(contract.posts.update, { as: author, input }));
  expect(await blocksOf(api, statement)).toBeLessThan(10);
});

it('the statement that inserts a worry compares it by the same index, however it is planned', async () => {
  const statement = await comparing(() => api.send(contract.posts.create, { as: author, input: words }));
  const plans = await plansOf(api, statement);
  expect(plans.match(/posts_by_words/g)).toHaveLength(2);
});
