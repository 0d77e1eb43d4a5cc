import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const read = (of: Member, as?: Member) =>
  api.call(contract.users.profile, { as, input: { username: of.username } });

describe('a member’s profile', () => {
  it('shows what the member chose to show, and never an email or a place', async () => {
    const columns = { displayName: 'Ana', bio: 'Hello', locationSharing: true, country: 'DE', city: 'Ulm' };
    const member = await api.aMember(columns);
    const profile = await read(member);
    expect(profile).toEqual({
      id: member.id,
      username: member.username,
      displayName: 'Ana',
      avatarUrl: null,
      bio: 'Hello',
      createdAt: expect.any(String),
      followersCount: 0,
      followingCount: 0,
      worriesCount: 0,
      resolvedCount: 0,
      isFollowing: false,
      isBlocked: false,
      isSelf: false,
    });
    expect(Object.keys(await read(member, member))).toEqual(Object.keys(profile));
  });

  it('is found by the username in any case, and says whether the reader follows or blocks the member', async () => {
    const [member, follower] = [await api.aMember(), await api.aMember()];
    await api.follow(follower, member);
    const input = { username: member.username.toUpperCase() };
    expect(await api.call(contract.users.profile, { as: member, input })).toMatchObject({ isSelf: true });
    expect(await read(member, follower)).toMatchObject({
      isSelf: false,
      isFollowing: true,
      followersCount: 1,
      followingCount: 0,
    });
    expect(await read(follower, member)).toMatchObject({ isFollowing: false, followingCount: 1 });
  });

  it('is not found by readers whom the member blocked, and empty for readers who blocked the member', async () => {
    const [blocker, blocked] = [await api.aMember({ bio: 'mine' }), await api.aMember({ bio: 'theirs' })];
    await api.aPost({ by: blocked });
    await api.block(blocker, blocked);
    const { code } = await api.refused(contract.users.profile, {
      as: blocked,
      input: { username: blocker.username },
    });
    expect(code).toBe('NOT_FOUND');
    expect(await read(blocked, blocker)).toMatchObject({
      isBlocked: true,
      bio: null,
      avatarUrl: null,
      worriesCount: 0,
    });
    expect(await read(blocked)).toMatchObject({ isBlocked: false, bio: 'theirs', worriesCount: 1 });
  });

  it.each(['nobody_here', 'a b', '..', 'x', "'; --", 'josé', 'a\0b'])(
    'is not found by the username %j',
    async (username) => {
      const response = await api.inject({ url: `/api/users/${encodeURIComponent(username)}` });
      expect(response.statusCode).toBe(404);
    },
  );
});
