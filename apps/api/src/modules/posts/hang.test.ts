import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';

const { posts, comments, service } = contract;
const worryPrompt = 'I worry that …';
const shortContent = `I finished a will${'.'.repeat(40)} i dont know what to do now, it hurts so much`;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('a short text, a long text and a comment that once hung the server are saved while it serves other requests', async () => {
  const as = await api.aMember();
  const { id: postId } = await api.aPost({ by: as });
  const longContent = `${shortContent} . `.repeat(90).trim();
  const others = Array.from({ length: 20 }, () => api.call(service.live));
  const [short, long, comment] = await Promise.all([
    api.call(posts.create, { as, input: { shortContent, worryPrompt } }),
    api.call(posts.create, { as, input: { shortContent: 'I am tired', worryPrompt, longContent } }),
    api.call(comments.create, { as, input: { postId, content: shortContent } }),
    ...others,
  ]);
  expect(short).toMatchObject({ shortContent, moderationStatus: 'approved' });
  expect(long.longContent).toBe(longContent);
  expect(comment.content).toBe(shortContent);
});
