import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { posts, comments, resolutions, analysis } = contract;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const words = 'the bailiffs come tomorrow and we got an eviction notice';
const support = { level: 'none', language: 'en', doors: ['money'] };
const share = (as: Member, shortContent = words) =>
  api.call(posts.create, {
    as,
    input: { shortContent, worryPrompt: 'I worry that …', privacyLevel: 'public' },
  });

describe('a worry that speaks of a need', () => {
  it('opens its door for its writer, when it is shared and when it is changed', async () => {
    const as = await api.aMember();
    const post = await share(as);
    expect(post.support).toEqual(support);
    expect(post.moderationStatus).toBe('approved');
    const change = (shortContent: string) =>
      api.call(posts.update, { as, input: { id: post.id, shortContent } });
    expect((await change('My exam is on Monday.')).support).toBeNull();
    expect((await change(words)).support).toEqual(support);
  });

  it('opens it for its writer alone, whoever else asks', async () => {
    const owner = await api.aMember();
    const { support: _, ...post } = await share(owner);
    const [friend, other, moderator] = [
      await api.aMember(),
      await api.aMember(),
      await api.aMember({ role: 'moderator' }),
    ];
    await api.follow(owner, friend);
    for (const as of [undefined, owner, friend, other, moderator]) {
      const input = { id: post.id };
      const seen = await api.call(posts.get, { as, input });
      expect(Object.keys(seen).sort()).toEqual(Object.keys(post).sort());
      expect((await api.send(analysis.get, { as, input: { postId: post.id } })).body).not.toContain(
        '"money"',
      );
    }
  });

  it('is stored without its door', async () => {
    const as = await api.aMember();
    const { id } = await share(as);
    const { rows } = await api.pool.query(
      'select * from posts left join analyses on post_id = id where id = $1',
      [id],
    );
    expect(JSON.stringify(rows)).not.toContain('"money"');
    expect(JSON.stringify(await api.call(contract.auth.exportAccount, { as }))).not.toContain('"money"');
  });
});

it('comments and resolved worries open no door', async () => {
  const as = await api.aMember();
  const { id } = await share(as);
  expect((await api.call(comments.create, { as, input: { postId: id, content: words } })).support).toBeNull();
  const input = { postId: id, copingMethods: ['paid the landlord'], helpfulnessRating: 4 };
  expect((await api.call(resolutions.resolve, { as, input })).support).toBeNull();
});
