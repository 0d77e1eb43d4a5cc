import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { createModerating, type Moderating } from '../../testing/moderating.ts';

const { posts, resolutions } = contract;

let api: Api;
let on: Moderating;
let author: Member;
let friend: Member;
let post: { id: string };
beforeAll(async () => {
  api = await startApi();
  on = await createModerating(api);
});
beforeEach(async () => {
  [author, friend] = [await api.aMember(), await api.aMember()];
  await api.follow(author, friend);
  post = await api.aPost({ by: author, privacyLevel: 'friends' });
  await on.report(friend, 'post', post);
});
afterAll(() => api.stop());

describe('the words of a long post', () => {
  const longContent = `${'I could not sleep. '.repeat(400)}And this is its end.`;

  it('are whole in the queue if it is friends-only, since moderators cannot open it', async () => {
    const long = await api.aPost({ by: author, privacyLevel: 'friends', longContent });
    await on.report(friend, 'post', long);
    const item = await on.itemOf(long);
    expect(item).toMatchObject({ excerpt: expect.stringContaining(longContent), canOpen: false });
    expect((await on.decide('post', long, 'approve')).excerpt).toContain(longContent);
  });

  it('are cut in the queue if it is public, since moderators can open it', async () => {
    const long = await api.aPost({ by: author, longContent });
    await on.report(friend, 'post', long);
    const item = await on.itemOf(long);
    expect(item?.excerpt).toHaveLength(1_001);
    expect(item?.canOpen).toBe(true);
    expect((await api.call(posts.get, { as: on.moderator, input: { id: long.id } })).longContent).toBe(
      longContent,
    );
  });

  it('are whole in the queue of a moderator who cannot open it because of a block', async () => {
    const [blocking, blocked] = [await api.aMember(), await api.aMember()];
    await api.block(blocking, on.moderator);
    await api.block(on.moderator, blocked);
    for (const by of [blocking, blocked]) {
      const long = await api.aPost({ by, longContent });
      await on.report(friend, 'post', long);
      const input = { id: long.id };
      expect((await api.refused(posts.get, { as: on.moderator, input })).code).toBe('NOT_FOUND');
      const item = await on.itemOf(long);
      expect(item).toMatchObject({ excerpt: expect.stringContaining(longContent), canOpen: false });
    }
  });
});

describe('a friends-only post that was reported and decided on', () => {
  const outcome = (resolutionStory: string) => ({
    as: author,
    input: { postId: post.id, copingMethods: ['Sleep'], resolutionStory },
  });

  it('is hidden from moderators once it is resolved, until it is reported again', async () => {
    await on.decide('post', post, 'approve');
    expect((await on.itemOf(post))?.status).toBe('approved');
    await api.call(resolutions.resolve, outcome('Only my friends may know'));
    expect(await on.itemOf(post)).toBeUndefined();
    const other = await api.aMember();
    await api.follow(author, other);
    await on.report(other, 'post', post);
    expect((await on.itemOf(post))?.excerpt).toContain('Only my friends may know');
  });

  it('is hidden from moderators once its resolution is rewritten, also if that is removed', async () => {
    await api.call(resolutions.resolve, outcome('I slept'));
    await on.decide('post', post, 'approve');
    expect((await on.itemOf(post))?.excerpt).toContain('I slept');
    await api.call(resolutions.update, outcome('Only my friends may know'));
    expect(await on.itemOf(post)).toBeUndefined();
    await api.call(resolutions.unresolve, { as: author, input: { postId: post.id } });
    expect(await on.itemOf(post)).toBeUndefined();
  });
});
