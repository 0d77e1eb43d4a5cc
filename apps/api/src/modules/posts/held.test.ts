import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { posts, comments, likes } = contract;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/**
 * A moderator and two authors. The first author has blocked the moderator, and the moderator has blocked the second.
 */
async function aModeratorWithBlocks() {
  const moderator = await api.aMember({ role: 'moderator' });
  const [blocker, blocked] = [await api.aMember(), await api.aMember()];
  await api.block(blocker, moderator);
  await api.block(moderator, blocked);
  return { moderator, authors: [blocker, blocked] };
}

const open = (as: Member, id: string) => api.call(posts.get, { as, input: { id } });
const codeOf = async (as: Member, id: string) => (await api.refused(posts.get, { as, input: { id } })).code;

describe('a block between a moderator and the author', () => {
  it('does not hide a held public post from a moderator who opens it', async () => {
    const { moderator, authors } = await aModeratorWithBlocks();
    for (const by of authors) {
      const { id } = await api.aPost({ by, moderationStatus: 'pending' });
      expect(await open(moderator, id)).toMatchObject({ id, moderationStatus: 'pending' });
      const under = { as: moderator, input: { postId: id, includeModerated: true } };
      expect((await api.call(comments.list, under)).comments).toEqual([]);
    }
  });

  it('hides the author’s other posts from the moderator, and even a held public post in lists', async () => {
    const { moderator, authors } = await aModeratorWithBlocks();
    const member = await api.aMember();
    for (const by of authors) {
      const held = await api.aPost({ by, moderationStatus: 'flagged' });
      expect(await codeOf(member, held.id)).toBe('NOT_FOUND');
      const kinds = [{}, { privacyLevel: 'private' }, { publishedAt: null }] as const;
      for (const columns of kinds) {
        const { id } = await api.aPost({ by, ...columns });
        expect(await codeOf(moderator, id)).toBe('NOT_FOUND');
      }
      const heldFriends = await api.aPost({ by, moderationStatus: 'pending', privacyLevel: 'friends' });
      expect(await codeOf(moderator, heldFriends.id)).toBe('NOT_FOUND');
      const { posts: listed } = await api.call(posts.list, { as: moderator, input: { limit: 100 } });
      expect(listed.map(({ userId }) => userId)).not.toContain(by.id);
      const input = { postId: held.id };
      expect((await api.refused(likes.like, { as: moderator, input })).code).toBe('NOT_FOUND');
      expect((await api.refused(comments.list, { as: moderator, input })).code).toBe('NOT_FOUND');
      const writing = { as: moderator, input: { ...input, content: 'Hello' } };
      expect((await api.refused(comments.create, writing)).code).toBe('NOT_FOUND');
    }
  });

  it('does not hide a held comment under a public post from a moderator who asks for it', async () => {
    const { moderator, authors } = await aModeratorWithBlocks();
    const { id: postId } = await api.aPost({ by: await api.aMember() });
    for (const as of authors) {
      const { id } = await api.call(comments.create, { as, input: { postId, content: 'Mean words' } });
      const openHeld = () => api.call(comments.get, { as: moderator, input: { id, includeModerated: true } });
      const withoutAsking = { as: moderator, input: { id } };
      expect((await api.refused(comments.get, withoutAsking)).code).toBe('NOT_FOUND');
      await api.pool.query(`update comments set moderation_status = 'pending' where id = $1`, [id]);
      expect(await openHeld()).toMatchObject({ content: 'Mean words', moderationStatus: 'pending' });
      expect((await api.refused(comments.get, withoutAsking)).code).toBe('NOT_FOUND');
    }
  });
});
