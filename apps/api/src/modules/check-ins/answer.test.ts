import { contract } from '@halved/shared/contract';
import { hourMs } from '@halved/shared/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

let api: Api;
let ana: Member;
let ben: Member;
let post: { id: string };
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  [ana, ben] = [await api.aMember(), await api.aMember()];
  post = await api.aPost({ by: ana, shortContent: 'The exam is close.' });
});
afterAll(() => api.stop());

const { checkIns, answerCheckIn } = contract.notifications;
type Answer = 'better' | 'same' | 'worse' | 'resolved';
const answer = (id: string, given: Answer, as = ana) =>
  api.call(answerCheckIn, { as, input: { id, answer: given } });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs);

describe('the answer to a check-in', () => {
  it('is kept, can be changed, and leaves the post as it is', async () => {
    const { id } = await api.aCheckIn({ of: ana, about: post });
    const first = await answer(id, 'resolved');
    expect(first).toMatchObject({
      id,
      postId: post.id,
      shortContent: 'The exam is close.',
      answer: 'resolved',
    });
    expect(await answer(id, 'better')).toEqual({ ...first, answer: 'better' });
    const list = await api.call(checkIns, { as: ana });
    expect(list).toMatchObject({
      checkIns: [{ id, answer: 'better', answeredAt: first.answeredAt }],
      total: 1,
    });
    const worry = await api.call(contract.posts.get, { as: ana, input: { id: post.id } });
    expect(worry.isResolved).toBe(false);
  });

  it('can be changed for a day, and given at any time', async () => {
    const { id } = await api.aCheckIn(
      { of: ana, about: post },
      { askedAt: hoursAgo(900), answer: 'same', answeredAt: hoursAgo(24.1) },
    );
    expect(await api.refused(answerCheckIn, { as: ana, input: { id, answer: 'better' } })).toMatchObject({
      status: 409,
      code: 'CHECK_IN_CLOSED',
    });
    const { id: late } = await api.aCheckIn({ of: ana, about: post }, { askedAt: hoursAgo(900) });
    expect(await answer(late, 'worse')).toMatchObject({ answer: 'worse' });
  });

  it('marks the notification as read', async () => {
    const { id } = await api.aCheckIn({ of: ana, about: post });
    await api.aNotification(ana, { kind: 'check_in', subjectId: id, postId: post.id });
    await answer(id, 'same');
    const list = await api.call(contract.notifications.list, { as: ana });
    expect(list).toMatchObject({
      unreadCount: 0,
      notifications: [{ isRead: true, checkIn: { id, answer: 'same', answeredAt: expect.any(String) } }],
    });
  });

  it('is refused for a check-in of somebody else, an unknown one, and one that offered help', async () => {
    const { id } = await api.aCheckIn({ of: ana, about: post });
    const { id: caring } = await api.aCheckIn({ of: ana, about: post }, { isCaring: true });
    for (const [as, input] of [
      [ben, { id, answer: 'same' as const }],
      [ana, { id: caring, answer: 'same' as const }],
      [ana, { id: post.id, answer: 'same' as const }],
    ] as const) {
      expect(await api.refused(answerCheckIn, { as, input })).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
    }
    expect((await api.call(checkIns, { as: ben })).checkIns).toEqual([]);
  });

  it('is no longer asked for after the post begins to read as if its writer were in danger; help is offered', async () => {
    const { id } = await api.aCheckIn({ of: ana, about: post });
    await api.aNotification(ana, { kind: 'check_in', subjectId: id, postId: post.id });
    const listed = async () => {
      const [notification] = (await api.call(contract.notifications.list, { as: ana })).notifications;
      return { notification, questions: (await api.call(checkIns, { as: ana })).total };
    };
    await api.anAnalysis(post);
    expect(await listed()).toMatchObject({ notification: { checkIn: { id } }, questions: 1 });
    await api.anAnalysis(post, { isCrisis: true });
    const { notification, questions } = await listed();
    expect(notification).toMatchObject({ title: 'Thinking of you', link: '/help', checkIn: null });
    expect(notification?.message).not.toContain('exam');
    expect(questions).toBe(0);
    expect(await api.refused(answerCheckIn, { as: ana, input: { id, answer: 'same' } })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  it('remains after the post is deleted, without the text of the post', async () => {
    const { id } = await api.aCheckIn({ of: ana, about: post });
    await answer(id, 'better');
    await api.call(contract.posts.remove, { as: ana, input: { id: post.id } });
    const list = await api.call(checkIns, { as: ana });
    expect(list.checkIns).toMatchObject([{ id, postId: null, shortContent: null, answer: 'better' }]);
  });
});
