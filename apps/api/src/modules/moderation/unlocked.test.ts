import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';
import { withMeanwhile } from '../../testing/meanwhile.ts';
import { createModerating, type Moderating, words } from '../../testing/moderating.ts';

const { comments, moderation, posts } = contract;

let api: Api;
/**
 * A second server on the same database. The first statement of each of its transactions tries to lock a post that is
 * still private, and fails. Right after that statement, every post becomes public.
 */
let secondApi: Api;
let on: Moderating;
beforeAll(async () => {
  api = await startApi();
  on = await createModerating(api);
  const share = () => api.pool.query("update posts set privacy_level = 'public'");
  secondApi = await startApi({ databaseUrl: api.url, services: { pool: withMeanwhile(api.pool, share) } });
});
afterAll(async () => {
  await secondApi.stop();
  await api.stop();
});

// If a request changed an item without a lock, another request could change it at the same time, and the counters would
// be wrong.
it('a decision does not change an item that it could not lock, even if moderators can see the item a moment later', async () => {
  const post = await api.aPost({
    by: await api.aMember(),
    privacyLevel: 'private',
    moderationStatus: 'pending',
  });
  await api.aCase({ post });
  const input = { kind: 'post', id: post.id, decision: 'approve' } as const;
  expect((await secondApi.refused(moderation.decide, { as: on.moderator, input })).code).toBe('NOT_FOUND');
  expect((await api.call(moderation.decide, { as: on.moderator, input })).status).toBe('approved');
});

it('a report does not change an item that it could not lock', async () => {
  const as = await api.aMember();
  const { id } = await api.aPost({ by: await api.aMember(), privacyLevel: 'private' });
  expect((await secondApi.refused(posts.report, { as, input: { id } })).code).toBe('NOT_FOUND');
  await api.call(posts.report, { as, input: { id } });
});

it('an edit does not change a comment that it could not lock', async () => {
  const as = await api.aMember();
  const post = await api.aPost({ by: await api.aMember() });
  const { id } = await api.aComment({ by: as, on: post });
  await api.pool.query("update posts set privacy_level = 'private' where id = $1", [post.id]);
  const input = { id, content: words.kind };
  expect((await secondApi.refused(comments.update, { as, input })).code).toBe('NOT_FOUND');
  await api.call(comments.update, { as, input });
});
