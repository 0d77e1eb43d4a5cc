import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';
import { createModerating, type Moderating } from '../../testing/moderating.ts';

const { comments, posts, resolutions } = contract;

let api: Api;
let on: Moderating;
beforeAll(async () => {
  api = await startApi();
  on = await createModerating(api);
});
afterAll(() => api.stop());

it('a reported item says that its author has changed it since, until somebody has decided', async () => {
  const [as, reader] = [await api.aMember(), await api.aMember()];
  const [post, resolved] = [await api.aPost({ by: as }), await api.aPost({ by: as })];
  const comment = await api.aComment({ by: as, on: post });
  await on.report(reader, 'comment', comment);
  for (const reported of [post, resolved]) await on.report(reader, 'post', reported);
  const changed = async () => {
    const items = [await on.itemOf(comment), await on.itemOf(post), await on.itemOf(resolved)];
    return items.map((item) => item?.changedSinceReport);
  };
  expect(await changed()).toEqual([false, false, false]);
  await api.call(comments.update, { as, input: { id: comment.id, content: 'I wish you well.' } });
  await api.call(posts.update, { as, input: { id: post.id, shortContent: 'All is well.' } });
  await api.call(resolutions.resolve, { as, input: { postId: resolved.id, copingMethods: ['A walk'] } });
  expect(await changed()).toEqual([true, true, true]);
  expect((await on.decide('comment', comment, 'approve')).changedSinceReport).toBe(false);
});
