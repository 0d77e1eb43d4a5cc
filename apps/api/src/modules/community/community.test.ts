import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { letPass } from '../../testing/clock.ts';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { sentBy } from '../../testing/statements.ts';

const { stats, members } = contract.community;

let api: Api;
let as: Member;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.pool.query('delete from users');
  as = await api.aMember();
});
afterAll(() => api.stop());

const minutesAgo = (minutes: number) => hoursFromNow(-minutes / 60);
const startOfDay = () => new Date(new Date().setUTCHours(0, 0, 0, 0));

describe('the community’s numbers', () => {
  it('count members, public posts of today, likes and comments of thirty days, and members active now', async () => {
    const [ben, cleo] = [
      await api.aMember({ lastSeenAt: minutesAgo(4) }),
      await api.aMember({ lastSeenAt: minutesAgo(6) }),
    ];
    await api.aMember({ suspendedAt: minutesAgo(60) });
    await api.aMember({ suspendedAt: minutesAgo(60), suspendedUntil: minutesAgo(10) });
    await api.aMember({ listedInMembers: false, emailVerifiedAt: null });
    const today = await api.aPost({ by: ben });
    await api.aPost({ by: ben, publishedAt: startOfDay() });
    const yesterday = await api.aPost({ by: ben, publishedAt: new Date(startOfDay().getTime() - 1) });
    for (const privacyLevel of ['friends', 'private'] as const) await api.aPost({ by: cleo, privacyLevel });
    await api.aPost({ by: cleo, moderationStatus: 'pending' });
    await api.aPost({ by: cleo, publishedAt: null });
    await api.like(as, today);
    await api.like(cleo, yesterday, minutesAgo(29 * 1_440));
    await api.like(cleo, today, minutesAgo(31 * 1_440));
    await api.aComment({ by: cleo, on: today });
    await api.aComment({ by: cleo, on: today, createdAt: minutesAgo(31 * 1_440) });
    await api.aComment({ by: cleo, on: today, moderationStatus: 'rejected' });
    expect(await api.call(stats, { as })).toEqual({
      totalUsers: 5,
      postsToday: 2,
      supportGiven: 3,
      activeNow: 1,
    });
  });

  it('are at most a minute old, and counted once for all who ask', async () => {
    const ask = () => api.call(stats, { as });
    await letPass(61_000);
    const sent = await sentBy(api, () => Promise.all(Array.from({ length: 10 }, ask)));
    expect(
      sent.filter((statement) => typeof statement !== 'string' && statement.text.includes('totalUsers')),
    ).toHaveLength(1);
    expect((await ask()).totalUsers).toBe(1);
    await api.aMember();
    await letPass(59_000);
    expect((await ask()).totalUsers).toBe(1);
    await letPass(2_000);
    expect((await ask()).totalUsers).toBe(2);
  });

  it('are counted again after a failure', async () => {
    await letPass(300_000);
    await api.call(contract.auth.profile, { as });
    const query = vi.spyOn(api.pool, 'query').mockImplementationOnce(() => Promise.reject(new Error('away')));
    expect((await api.send(stats, { as })).statusCode).toBeGreaterThanOrEqual(500);
    query.mockRestore();
    expect((await api.call(stats, { as })).totalUsers).toBe(1);
  });

  it('do not count members as active who hide when they are', async () => {
    await letPass(600_000);
    await api.aMember({ lastSeenAt: minutesAgo(1) });
    await api.aMember({ lastSeenAt: minutesAgo(1), hideActivity: true });
    expect(await api.call(stats, { as })).toMatchObject({ totalUsers: 3, activeNow: 1 });
  });

  it('count no support under worries that visitors do not see, so that nobody learns of it', async () => {
    const cleo = await api.aMember();
    const shown = await api.aPost({ by: as });
    const hidden = [
      await api.aPost({ by: as, privacyLevel: 'friends' }),
      await api.aPost({ by: as, privacyLevel: 'private' }),
      await api.aPost({ by: as, moderationStatus: 'pending' }),
    ];
    await letPass(800_000);
    for (const post of [shown, ...hidden]) {
      await api.like(cleo, post);
      await api.aComment({ by: cleo, on: post });
    }
    expect((await api.call(stats, { as })).supportGiven).toBe(2);
  });
});

describe('the list of members', () => {
  const names = async (input = {}) =>
    (await api.call(members, { as, input })).members.map(({ username }) => username);

  it('has the recently active members first, then the newest of those who were never active', async () => {
    const old = await api.aMember({ lastSeenAt: minutesAgo(600) });
    const first = await api.aMember();
    const second = await api.aMember();
    const recent = await api.aMember({ lastSeenAt: minutesAgo(1), displayName: 'Ana', bio: 'Hello' });
    const expected = [recent, old, second, first, as].map(({ username }) => username);
    const page = await api.call(members, { as });
    expect(page).toMatchObject({ total: 5, hasMore: false, nextCursor: null });
    expect(page.members.map(({ username }) => username)).toEqual(expected);
    expect(page.members[0]).toEqual({
      id: recent.id,
      username: recent.username,
      displayName: 'Ana',
      avatarUrl: null,
      bio: 'Hello',
    });
    const start = await api.call(members, { as, input: { limit: 2 } });
    const next = await api.call(members, { as, input: { limit: 2, cursor: start.nextCursor ?? '' } });
    expect(next.members.map(({ username }) => username)).toEqual(expected.slice(2, 4));
    const last = await names({ limit: 2, cursor: next.nextCursor ?? '' });
    expect(last).toEqual(expected.slice(4));
    expect(await names({ limit: 2, offset: 2 })).toEqual(expected.slice(2, 4));
  });

  it('has members who hide when they are active where those stand who were never active', async () => {
    await api.aMember({ username: 'recent', lastSeenAt: minutesAgo(600) });
    await api.aMember({ username: 'hidden', lastSeenAt: minutesAgo(1), hideActivity: true });
    await api.aMember({ username: 'newest' });
    expect(await names()).toEqual(['recent', 'newest', 'hidden', as.username]);
  });

  it('leaves out hidden and suspended members, and members whom a block separates from the reader', async () => {
    const [ben, cleo] = [await api.aMember(), await api.aMember()];
    await api.aMember({ listedInMembers: false });
    await api.aMember({ suspendedAt: minutesAgo(1) });
    const free = await api.aMember({ suspendedAt: minutesAgo(60), suspendedUntil: minutesAgo(1) });
    await api.block(as, ben);
    await api.block(cleo, as);
    expect(await names()).toEqual([free.username, as.username]);
    expect((await api.call(members, { as })).total).toBe(2);
    await api.call(contract.auth.updateProfile, { as, input: { listedInMembers: false } });
    expect(await names()).toEqual([free.username]);
  });
});
