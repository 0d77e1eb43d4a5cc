import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';

const { follow, unfollow, profile } = contract.users;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const counts = async (id: string) => {
  const { rows } = await api.pool.query(
    `select followers_count, following_count,
      (select count(*)::int from follows where followed_id = id) as followers,
      (select count(*)::int from follows where follower_id = id) as following
    from users where id = $1`,
    [id],
  );
  return rows[0];
};

describe('following a member', () => {
  it('counts once, however often it is repeated and whatever the case of the username', async () => {
    const [ada, ben] = [await api.aMember(), await api.aMember()];
    const request = { as: ada, input: { username: ben.username } };

    expect(await api.call(follow, request)).toEqual({ isFollowing: true, followersCount: 1 });
    const upperCased = { as: ada, input: { username: ben.username.toUpperCase() } };
    expect(await api.call(follow, upperCased)).toEqual({ isFollowing: true, followersCount: 1 });
    expect(await api.call(profile, request)).toMatchObject({ isFollowing: true, followersCount: 1 });
    expect(await counts(ada.id)).toMatchObject({ following_count: 1, following: 1 });
    expect(await api.call(unfollow, request)).toEqual({ isFollowing: false, followersCount: 0 });
    expect(await api.call(unfollow, request)).toEqual({ isFollowing: false, followersCount: 0 });
    expect(await counts(ben.id)).toMatchObject({ followers_count: 0, followers: 0 });
  });

  it('shows the follower’s friends-only posts to that member from then on', async () => {
    const [author, reader] = [await api.aMember(), await api.aMember()];
    const { id } = await api.aPost({ by: author, privacyLevel: 'friends' });
    const read = { as: reader, input: { id } };

    await api.call(follow, { as: reader, input: { username: author.username } });
    expect((await api.refused(contract.posts.get, read)).code).toBe('NOT_FOUND');
    await api.call(follow, { as: author, input: { username: reader.username } });
    expect((await api.call(contract.posts.get, read)).id).toBe(id);
  });

  it('is refused for the caller’s own and an unknown username, and across a block', async () => {
    const [ada, ben] = [await api.aMember(), await api.aMember()];
    await api.block(ben, ada);
    const codeOf = async (username: string) =>
      (await api.refused(follow, { as: ada, input: { username } })).code;

    expect(await codeOf(ada.username)).toBe('CONFLICT');
    expect(await codeOf('nobody_here')).toBe('NOT_FOUND');
    expect(await codeOf(ben.username)).toBe('NOT_FOUND');
  });

  it('keeps the counters right while ten people follow and unfollow each other at once', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => api.aMember()));
    const pairs = people.flatMap((as) =>
      people.filter((other) => other !== as).map((other) => ({ as, other })),
    );
    const callsFor = (operation: typeof follow | typeof unfollow, chosenPairs: typeof pairs) =>
      chosenPairs.map(({ as, other }) => api.call(operation, { as, input: { username: other.username } }));

    await Promise.all(callsFor(follow, pairs));
    await Promise.all([...callsFor(unfollow, pairs.slice(0, 40)), ...callsFor(follow, pairs.slice(40))]);
    for (const { id } of people) {
      const row = await counts(id);
      expect([row.followers_count, row.following_count]).toEqual([row.followers, row.following]);
    }
  });
});
