import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Activity, createActivity } from '../../testing/activity.ts';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { notifications } = contract;

let api: Api;
let ana: Member;
let ben: Member;
let cleo: Member;
let worry: { id: string };
let on: Activity;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  ana = await api.aMember({ displayName: 'Ana' });
  ben = await api.aMember({ displayName: 'Ben' });
  cleo = await api.aMember({ displayName: 'Cleo' });
  worry = await api.aPost({ by: ana });
  on = createActivity(api, worry);
});
afterAll(() => api.stop());

describe('members across a block', () => {
  it.each([
    ['the reader blocked', () => [ana, ben]],
    ['who blocked the reader', () => [ben, ana]],
  ] as const)('do not stand behind a notification: %s', async (_, pair) => {
    await on.follow(ben, ana);
    await on.like(ben);
    await on.say(ben);
    await on.like(cleo);
    const [blocker, blocked] = pair();
    if (!blocker || !blocked) return expect.unreachable();
    await on.block(blocker, blocked);
    expect(await on.messagesOf(ana)).toEqual(['Cleo felt this with you']);
    expect(await on.listOf(ana)).toMatchObject({ total: 1, unreadCount: 1 });
    expect(await api.call(notifications.context, { as: ana })).toMatchObject({ unreadCount: 1 });
    await on.unblock(blocker, blocked);
    // Unblocking shows their notifications again, except the follow, which the block ended.
    expect(await on.messagesOf(ana)).toEqual(
      expect.arrayContaining(['Cleo and 1 other felt this with you', 'Ben commented on your worry']),
    );
    expect((await on.listOf(ana)).total).toBe(2);
  });

  it('are not counted among those who replied under somebody else’s post', async () => {
    const { id } = await on.say(ben);
    await on.say(cleo, id);
    await on.block(ben, cleo);
    expect(await on.messagesOf(ben)).toEqual([]);
    await on.block(ana, ben);
    expect((await on.listOf(ben)).total).toBe(0);
  });
});

it('a suspended member still stands behind notifications of what they did', async () => {
  await on.like(ben);
  await api.change(ben, { suspendedAt: hoursFromNow(-1) });
  expect(await on.messagesOf(ana)).toEqual(['Ben felt this with you']);
});
