import { contract } from '@halved/shared/contract';
import type { InputOf } from '@halved/shared/contract/operation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { walk } from '../../testing/walk.ts';

const { admin, moderation, posts } = contract;

let api: Api;
let as: Member;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.pool.query('delete from users');
  as = await api.aMember({ role: 'admin', username: 'root' });
});
afterAll(() => api.stop());

const pageOf = (input: InputOf<typeof admin.members> = {}) => api.call(admin.members, { as, input });
const names = async (input: InputOf<typeof admin.members>) =>
  (await pageOf({ limit: 100, ...input })).members.map(({ username }) => username);

describe('the list of members', () => {
  it('has the newest members first, page by page', async () => {
    const made: string[] = ['root'];
    for (let hour = 1; hour <= 7; hour++)
      made.push((await api.aMember({ createdAt: hoursFromNow(-hour) })).username);
    const walked = await walk(async (paging) => {
      const { members: items, ...page } = await pageOf(paging);
      return { items, ...page };
    }, 3);
    expect(walked.map(({ username }) => username)).toEqual(made);
  });

  it('finds the start of a username or a name in any case, and a whole address alone', async () => {
    await api.aMember({ username: 'Amelie', displayName: 'Zoe', email: 'first@mail.example' });
    await api.aMember({ username: 'bella', displayName: 'Ämelie 100%', email: 'amelie@mail.example' });
    await api.aMember({ username: 'samelie' });
    expect(await names({ query: 'AME' })).toEqual(['Amelie']);
    expect(await names({ query: 'äMELIE 1' })).toEqual(['bella']);
    expect(await names({ query: 'zoe' })).toEqual(['Amelie']);
    expect(await names({ query: '@AME' })).toEqual(['Amelie']);
    expect(await names({ query: 'Amelie@MAIL.example' })).toEqual(['bella']);
    for (const query of ['amelie@mail', '%', '_', 'mail.example', 'melie'])
      expect(await names({ query })).toEqual([]);
  });

  it('is filtered by role, tier in force and status', async () => {
    await api.aMember({ username: 'mod', role: 'moderator' });
    await api.aMember({ username: 'rich', grantedTier: 'premium' });
    await api.aMember({ username: 'lapsed', grantedTier: 'premium', grantedTierUntil: hoursFromNow(-1) });
    await api.aMember({ username: 'unproven', emailVerifiedAt: null });
    await api.aMember({ username: 'out', suspendedAt: hoursFromNow(-1) });
    await api.aMember({ username: 'back', suspendedAt: hoursFromNow(-2), suspendedUntil: hoursFromNow(-1) });
    expect(await names({ role: 'moderator' })).toEqual(['mod']);
    expect(await names({ tier: 'premium' })).toEqual(['rich']);
    expect(await names({ status: 'unverified' })).toEqual(['unproven']);
    expect(await names({ status: 'suspended' })).toEqual(['out']);
    expect((await names({ status: 'active' })).sort()).toEqual(['back', 'lapsed', 'mod', 'rich', 'root']);
    expect(await names({ status: 'active', role: 'member', query: 'r' })).toEqual(['rich']);
  });

  it('shows no address, counts what is public, and leaves out when somebody is active who hides it', async () => {
    const seen = { lastSeenAt: hoursFromNow(-1) };
    const member = await api.aMember({ username: 'ada', email: 'ada@mail.example', ...seen });
    const secret = await api.aPost({ by: member, privacyLevel: 'private' });
    const post = await api.aPost({ by: member });
    await api.aComment({ by: member, on: post });
    await api.aComment({ by: member, on: secret });
    await api.follow(as, member);
    await api.call(posts.report, { as, input: { id: post.id } });
    const [one] = (await pageOf({ query: 'ada' })).members;
    expect(one).toEqual({
      id: member.id,
      username: 'ada',
      displayName: null,
      emailMasked: 'a…@mail.example',
      role: 'member',
      tier: 'free',
      emailVerified: true,
      hasSecondFactor: false,
      createdAt: expect.any(String),
      lastActiveAt: seen.lastSeenAt.toISOString(),
      counts: { worries: 1, comments: 1, followers: 1, openReports: 1 },
      suspension: null,
    });
    await api.change(member, { hideActivity: true });
    expect((await pageOf({ query: 'ada' })).members[0]?.lastActiveAt).toBeNull();
  });

  it('tells why a member is suspended, and since and until when', async () => {
    const member = await api.aMember();
    const until = hoursFromNow(24).toISOString();
    for (const reason of ['An older reason.', 'The same link everywhere.'])
      await api.call(moderation.suspend, { as, input: { id: member.id, reason, until } });
    const [one] = (await pageOf({ status: 'suspended' })).members;
    expect(one?.suspension).toEqual({
      reason: 'The same link everywhere.',
      since: expect.any(String),
      until,
    });
  });
});
