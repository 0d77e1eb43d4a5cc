import { contract } from '@halved/shared/contract';
import { describe, expect, it } from 'vitest';
import { useThreePeople } from '../../testing/activity.ts';
import { hoursFromNow } from '../../testing/factories.ts';

const { notifications } = contract;

const people = useThreePeople();

describe('members whom a block separates', () => {
  it.each([
    ['the reader blocked the actor', 'ana', 'ben'],
    ['the actor blocked the reader', 'ben', 'ana'],
  ] as const)('do not see each other as actors of a notification if %s', async (_, from, to) => {
    const fixture = people();
    const { api, ana, ben, cleo, on } = fixture;
    const [blocker, blocked] = [fixture[from], fixture[to]];
    await on.follow(ben, ana);
    await on.like(ben);
    await on.say(ben);
    await on.like(cleo);
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

  it('do not see each other as actors of a reply under another member’s post', async () => {
    const { ana, ben, cleo, on } = people();
    const { id } = await on.say(ben);
    await on.say(cleo, id);
    await on.block(ben, cleo);
    expect(await on.messagesOf(ben)).toEqual([]);
    await on.block(ana, ben);
    expect((await on.listOf(ben)).total).toBe(0);
  });
});

it('a suspended member is still shown as the actor of a notification', async () => {
  const { api, ana, ben, on } = people();
  await on.like(ben);
  await api.change(ben, { suspendedAt: hoursFromNow(-1) });
  expect(await on.messagesOf(ana)).toEqual(['Ben felt this with you']);
});
