import { contract } from '@halved/shared/contract';
import type { UserPage } from '@halved/shared/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { followers, following, blocked } = contract.users;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const people = (count: number) => Promise.all(Array.from({ length: count }, () => api.aMember()));
const names = ({ users }: UserPage) => users.map(({ username }) => username);
const namesOf = (members: Member[]) => members.map(({ username }) => username);

/** Creates a member whose followers began to follow at intervals of an hour. */
async function aFollowedMember(count: number) {
  const [member, fans] = [await api.aMember(), await people(count)];
  for (const [number, fan] of fans.entries()) await api.follow(fan, member, hoursFromNow(number - count));
  return { member, fans, latestFirst: namesOf(fans.toReversed()) };
}

describe('the lists of followers and of followed members', () => {
  it('show everybody the public fields of members, the latest first', async () => {
    const { member, latestFirst } = await aFollowedMember(3);
    const fan = await api.aMember({ displayName: 'Ana', bio: 'Hello' });
    await api.follow(fan, member);

    const page = await api.call(followers, { input: { username: member.username.toUpperCase() } });
    expect(page).toMatchObject({ total: 4, hasMore: false, nextCursor: null });
    expect(names(page)).toEqual([fan.username, ...latestFirst]);
    const { id, username } = fan;
    expect(page.users[0]).toEqual({ id, username, displayName: 'Ana', avatarUrl: null, bio: 'Hello' });
    const theirs = await api.call(following, { input: { username } });
    expect(names(theirs)).toEqual([member.username]);
    expect(await api.call(following, { input: { username: member.username } })).toEqual({
      users: [],
      total: 0,
      hasMore: false,
      nextCursor: null,
    });
  });

  it('are paged by cursor and by offset alike, without a gap while others follow', async () => {
    const { member, latestFirst } = await aFollowedMember(7);
    const { username } = member;
    const first = await api.call(followers, { input: { username, limit: 3 } });
    await api.follow(await api.aMember(), member);
    const input = { username, limit: 3, cursor: first.nextCursor ?? '' };
    const second = await api.call(followers, { input });
    const third = await api.call(followers, { input: { ...input, cursor: second.nextCursor ?? '' } });
    expect([first, second, third].flatMap(names)).toEqual(latestFirst);
    expect([first, second, third].map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
    expect(third).toMatchObject({ nextCursor: null, total: 8 });
    const byOffset = await api.call(followers, { input: { username, limit: 3, offset: 4 } });
    expect(byOffset.users).toEqual(second.users);
    expect(names(await api.call(followers, { input: { username, offset: 50 } }))).toEqual([]);
    const { details } = await api.refused(followers, { input: { username, cursor: 'bm8' } });
    expect(details).toEqual({ cursor: 'This place in the list is not known' });
  });

  it('neither show nor count members whom a block separates from the reader', async () => {
    const { member, fans } = await aFollowedMember(3);
    const [blockedFollower, blockingFollower, visibleFollower] = fans;
    const reader = await api.aMember();
    if (!blockedFollower || !blockingFollower || !visibleFollower) return expect.unreachable();
    await api.block(reader, blockedFollower);
    await api.block(blockingFollower, reader);
    const page = await api.call(followers, { as: reader, input: { username: member.username } });
    expect([names(page), page.total]).toEqual([[visibleFollower.username], 1]);
  });

  it('are empty if the reader blocked the member, and not found if the member blocked the reader', async () => {
    const { member } = await aFollowedMember(2);
    const [blocker, blockedReader] = await people(2);
    if (!blocker || !blockedReader) return expect.unreachable();
    await api.block(blocker, member);
    await api.block(member, blockedReader);
    for (const operation of [followers, following]) {
      const input = { username: member.username };
      expect(await api.call(operation, { as: blocker, input })).toMatchObject({ users: [], total: 0 });
      expect((await api.refused(operation, { as: blockedReader, input })).code).toBe('NOT_FOUND');
      expect((await api.refused(operation, { input: { username: 'nobody_here' } })).code).toBe('NOT_FOUND');
    }
  });
});

describe('the list of blocked members', () => {
  it('shows only the members whom the caller blocked, the latest first, with only their names', async () => {
    const [ada, ben] = await people(2);
    const cleo = await api.aMember({ bio: 'Hello', displayName: 'Cleo', avatarUrl: 'https://example.org/a' });
    if (!ada || !ben) return expect.unreachable();
    await api.call(contract.users.block, { as: ada, input: { username: ben.username } });
    await api.call(contract.users.block, { as: ada, input: { username: cleo.username } });
    const page = await api.call(blocked, { as: ada });
    expect(names(page)).toEqual([cleo.username, ben.username]);
    expect(page.users[0]).toMatchObject({ displayName: 'Cleo', bio: null, avatarUrl: null });
    const first = await api.call(blocked, { as: ada, input: { limit: 1 } });
    const rest = await api.call(blocked, { as: ada, input: { cursor: first.nextCursor ?? '' } });
    expect(names(rest)).toEqual([ben.username]);
    expect((await api.call(blocked, { as: ben })).users).toEqual([]);
  });
});
