import { newId } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';

const { like, unlike, stats, byUser } = contract.likes;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const counted = async (postId: string) => {
  const { rows } = await api.pool.query(
    'select likes_count, (select count(*)::int from likes where post_id = id) as found from posts where id = $1',
    [postId],
  );
  return rows[0];
};

describe('liking a post', () => {
  it('counts once, however often it is repeated', async () => {
    const [owner, reader] = [await api.aMember(), await api.aMember()];
    const { id: postId } = await api.aPost({ by: owner });
    const request = { as: reader, input: { postId } };

    expect(await api.call(like, request)).toEqual({ likesCount: 1, isLiked: true });
    expect(await api.call(like, request)).toEqual({ likesCount: 1, isLiked: true });
    expect(await api.call(stats, request)).toEqual({ likesCount: 1, isLiked: true });
    expect(await api.call(stats, { input: { postId } })).toEqual({ likesCount: 1, isLiked: false });
    expect(await api.call(unlike, request)).toEqual({ likesCount: 0, isLiked: false });
    expect(await api.call(unlike, request)).toEqual({ likesCount: 0, isLiked: false });
    expect(await counted(postId)).toEqual({ likes_count: 0, found: 0 });
  });

  it('keeps the counter right while thirty people like and unlike at once', async () => {
    const owner = await api.aMember();
    const { id: postId } = await api.aPost({ by: owner });
    const people = await Promise.all(Array.from({ length: 30 }, () => api.aMember()));

    const likes = await Promise.all(people.map((as) => api.send(like, { as, input: { postId } })));
    expect(likes.map((response) => response.statusCode)).toEqual(people.map(() => 200));
    expect(await counted(postId)).toEqual({ likes_count: 30, found: 30 });

    const changes = await Promise.all(
      people.flatMap((as, index) => [
        api.send(index % 2 ? unlike : like, { as, input: { postId } }),
        api.send(index % 2 ? unlike : like, { as, input: { postId } }),
      ]),
    );
    expect(changes.every((response) => response.statusCode === 200)).toBe(true);
    expect(await counted(postId)).toEqual({ likes_count: 15, found: 15 });
  });

  it('either counts or answers 404 while the post is being deleted', async () => {
    const owner = await api.aMember();
    const people = await Promise.all(Array.from({ length: 10 }, () => api.aMember()));
    for (let round = 0; round < 5; round++) {
      const { id: postId } = await api.aPost({ by: owner });
      const responses = await Promise.all([
        ...people.slice(0, 5).map((as) => api.send(like, { as, input: { postId } })),
        api.send(contract.posts.remove, { as: owner, input: { id: postId } }),
        ...people.slice(5).map((as) => api.send(like, { as, input: { postId } })),
      ]);
      for (const response of responses) expect([200, 404], response.body).toContain(response.statusCode);
    }
  });

  it('gives the same response for an unknown post and for a post that the caller may not see', async () => {
    const [owner, reader] = [await api.aMember(), await api.aMember()];
    const { id: hidden } = await api.aPost({ by: owner, privacyLevel: 'private' });
    for (const operation of [like, unlike, stats]) {
      const absent = await api.refused(operation, { as: reader, input: { postId: newId() } });
      const unseen = await api.refused(operation, { as: reader, input: { postId: hidden } });
      expect(absent.code).toBe('NOT_FOUND');
      expect({ ...unseen, headers: null }).toEqual({ ...absent, headers: null });
    }
  });
});

describe('the list of liked posts', () => {
  it('has the latest like first, without posts that were hidden since', async () => {
    const [owner, reader] = [await api.aMember(), await api.aMember()];
    const first = await api.aPost({ by: owner });
    const second = await api.aPost({ by: owner });
    const hidden = await api.aPost({ by: owner });
    await api.like(reader, hidden, new Date('2026-01-03'));
    await api.like(reader, first, new Date('2026-01-02'));
    await api.like(reader, second, new Date('2026-01-01'));
    await api.call(contract.posts.update, { as: owner, input: { id: hidden.id, privacyLevel: 'private' } });

    const page = await api.call(byUser, { as: reader, input: { userId: reader.id } });
    expect(page.posts.map((post) => [post.id, post.isLiked])).toEqual([
      [first.id, true],
      [second.id, true],
    ]);
    expect(page).toMatchObject({ total: 2, hasMore: false, nextCursor: null });
  });

  it('is found by its owner’s id in capital letters too', async () => {
    const reader = await api.aMember();
    const post = await api.aPost({ by: reader });
    const upperCased = { postId: post.id.toUpperCase() };
    expect(await api.call(like, { as: reader, input: upperCased })).toMatchObject({ likesCount: 1 });
    const page = await api.call(byUser, { as: reader, input: { userId: reader.id.toUpperCase() } });
    expect(page.posts.map(({ id }) => id)).toEqual([post.id]);
  });

  it('is visible to nobody else', async () => {
    const [owner, reader] = [await api.aMember(), await api.aMember({ role: 'admin' })];
    const refusal = await api.refused(byUser, { as: reader, input: { userId: owner.id } });
    expect(refusal.code).toBe('FORBIDDEN');
  });
});
