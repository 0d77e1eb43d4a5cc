import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { block, unblock, blocked, follow, unfollow, profile } = contract.users;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const of = (other: Member) => ({ username: other.username });

const countsOf = async ({ id }: Member) => {
  const { rows } = await api.pool.query(
    `select followers_count as followers, following_count as following,
      (select count(*)::int from follows where followed_id = id) as "realFollowers",
      (select count(*)::int from follows where follower_id = id) as "realFollowing"
    from users where id = $1`,
    [id],
  );
  return rows[0];
};

describe('blocking a member', () => {
  it('hides the members from each other, ends their follows, and keeps the counters right', async () => {
    const [ada, ben, cleo] = [await api.aMember(), await api.aMember(), await api.aMember()];
    await Promise.all([api.follow(ada, ben), api.follow(cleo, ben), api.follow(ada, cleo)]);
    await api.follow(ben, ada);
    const { id } = await api.aPost({ by: ada });

    expect(await api.call(block, { as: ada, input: of(ben) })).toEqual({ isBlocked: true });

    const hidden = await api.refused(contract.posts.get, { as: ben, input: { id } });
    expect(hidden.code).toBe('NOT_FOUND');
    expect((await api.refused(profile, { as: ben, input: of(ada) })).code).toBe('NOT_FOUND');
    const blockedProfile = await api.call(profile, { as: ada, input: of(ben) });
    expect(blockedProfile).toMatchObject({ isBlocked: true, isFollowing: false });
    expect(await countsOf(ada)).toEqual({ followers: 0, following: 1, realFollowers: 0, realFollowing: 1 });
    expect(await countsOf(ben)).toEqual({ followers: 1, following: 0, realFollowers: 1, realFollowing: 0 });
  });

  it('twice changes nothing, and neither does unblocking twice', async () => {
    const [ada, ben] = [await api.aMember(), await api.aMember()];
    await api.follow(ben, ada);
    const request = { as: ada, input: { username: ben.username.toUpperCase() } };

    for (const _ of [1, 2]) expect(await api.call(block, request)).toEqual({ isBlocked: true });
    expect((await api.call(blocked, { as: ada })).total).toBe(1);
    for (const _ of [1, 2]) expect(await api.call(unblock, request)).toEqual({ isBlocked: false });
    expect((await api.call(blocked, { as: ada })).total).toBe(0);
    expect(await countsOf(ada)).toMatchObject({ followers: 0, realFollowers: 0 });
    expect(await api.call(profile, { as: ben, input: of(ada) })).toMatchObject({ isFollowing: false });
  });

  it('is refused for the caller’s own and for an unknown username', async () => {
    const ada = await api.aMember();
    for (const operation of [block, unblock]) {
      expect((await api.refused(operation, { as: ada, input: of(ada) })).code).toBe('CONFLICT');
      const nobody = { as: ada, input: { username: 'nobody_here' } };
      expect((await api.refused(operation, nobody)).code).toBe('NOT_FOUND');
    }
  });

  it('makes the blocked member’s calls fail as if the other member did not exist, and stores nothing', async () => {
    const [ada, ben] = [await api.aMember(), await api.aMember()];
    await api.block(ada, ben);
    for (const operation of [block, unblock, follow, unfollow]) {
      const real = await api.refused(operation, { as: ben, input: of(ada) });
      const unknown = await api.refused(operation, { as: ben, input: { username: 'nobody_here' } });
      expect({ ...real, headers: {} }).toEqual({ ...unknown, headers: {} });
    }
    expect((await api.call(blocked, { as: ben })).users).toEqual([]);
    await api.call(unblock, { as: ada, input: of(ben) });
    expect((await api.call(profile, { as: ben, input: of(ada) })).isBlocked).toBe(false);
  });

  it('leaves one block and no follow when both block and follow each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const [ada, ben] = [await api.aMember(), await api.aMember()];
      const calls = [follow, block, follow, unfollow].flatMap((operation) => [
        api.send(operation, { as: ada, input: of(ben) }),
        api.send(operation, { as: ben, input: of(ada) }),
      ]);
      const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
      expect(statuses.every((status) => status === 200 || status === 404)).toBe(true);
      const { rows } = await api.pool.query(
        `select 1 from blocks where $1 in (blocker_id, blocked_id)
        union all select 2 from follows where $1 in (follower_id, followed_id)`,
        [ada.id],
      );
      expect(rows).toHaveLength(1);
      const none = { followers: 0, following: 0, realFollowers: 0, realFollowing: 0 };
      expect([await countsOf(ada), await countsOf(ben)]).toEqual([none, none]);
    }
  });
});
