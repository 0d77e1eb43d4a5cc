import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';
import { createModerating, words } from '../../testing/moderating.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('a post whose author is in danger stays first in the queue, also when reports hold it after a decision', async () => {
  const on = await createModerating(api);
  const report = async (id: string) => on.report(await api.aMember(), 'post', { id });
  const { id } = await api.call(contract.posts.create, {
    as: await api.aMember(),
    input: { shortContent: words.danger, worryPrompt: 'Lately', privacyLevel: 'public' },
  });
  await report(id);
  expect(await on.itemOf({ id })).toMatchObject({ status: 'approved', reason: 'crisis', isUrgent: true });
  await on.decide('post', { id }, 'approve');
  await report((await api.aPost({ by: await api.aMember() })).id);
  for (let reporters = 0; reporters < 3; reporters++) await report(id);
  const [first] = (await on.queue()).items;
  expect(first).toMatchObject({ id, status: 'pending', reason: 'reports', isUrgent: true });
});
