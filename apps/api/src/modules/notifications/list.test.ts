import { newId } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { list, read, readAll } = contract.notifications;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Makes notifications for a member, the latest first. */
async function notify(member: Member, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let hours = 0; hours < count; hours++) {
    const columns = { subjectId: newId(), createdAt: hoursFromNow(-hours) };
    ids.push((await api.aNotification(member, columns)).id);
  }
  return ids;
}

describe('the list of notifications', () => {
  it('is paged by cursor and by offset alike, the latest first', async () => {
    const as = await api.aMember();
    const ids = await notify(as, 7);
    const first = await api.call(list, { as, input: { limit: 3 } });
    const cursor = first.nextCursor ?? '';
    const second = await api.call(list, { as, input: { limit: 3, cursor } });
    const third = await api.call(list, { as, input: { limit: 3, cursor: second.nextCursor ?? '' } });
    const pages = [first, second, third];
    expect(pages.flatMap(({ notifications }) => notifications.map(({ id }) => id))).toEqual(ids);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
    for (const { total, unreadCount } of pages) expect([total, unreadCount]).toEqual([7, 7]);
    const byOffset = await api.call(list, { as, input: { limit: 3, offset: 3 } });
    expect(byOffset.notifications).toEqual(second.notifications);
    expect(await api.call(list, { as, input: { offset: 50 } })).toMatchObject({
      notifications: [],
      total: 7,
      unreadCount: 7,
    });
    const { details } = await api.refused(list, { as, input: { cursor: 'bm8' } });
    expect(details).toEqual({ cursor: 'This place in the list is not known' });
  });

  it('counts at most a hundred unread notifications', async () => {
    const as = await api.aMember();
    await api.pool.query(
      `insert into notifications (id, user_id, kind, subject_id)
       select gen_random_uuid(), $1, 'reminder', gen_random_uuid() from generate_series(1, 120)`,
      [as.id],
    );
    const { total, unreadCount, notifications } = await api.call(list, { as, input: { limit: 10 } });
    expect({ total, unreadCount }).toEqual({ total: 120, unreadCount: 100 });
    const input = { id: notifications[0]?.id ?? '' };
    expect(await api.call(read, { as, input })).toEqual({ unreadCount: 100 });
  });

  it('is in the language of its reader', async () => {
    const as = await api.aMember({ language: 'es' });
    await notify(as, 1);
    const title = async (headers = {}) =>
      (await api.call(list, { as, headers })).notifications.map((notification) => notification.title);
    expect(await title()).toEqual(['¿Cómo estás hoy?']);
    expect(await title({ 'accept-language': 'en' })).toEqual(['How are you today?']);
  });
});

describe('marking as read', () => {
  it('returns the number of unread notifications, however often one is marked', async () => {
    const as = await api.aMember();
    const [first = '', second = ''] = await notify(as, 2);
    for (const _ of [1, 2]) {
      expect(await api.call(read, { as, input: { id: first } })).toEqual({ unreadCount: 1 });
    }
    expect(await api.call(read, { as, input: { id: second } })).toEqual({ unreadCount: 0 });
    const page = await api.call(list, { as });
    expect(page.notifications.map(({ isRead }) => isRead)).toEqual([true, true]);
    expect(page.unreadCount).toBe(0);
  });

  it('leaves none unread if all are marked, and later notifications are unread', async () => {
    const as = await api.aMember();
    await notify(as, 3);
    const both = [api.call(readAll, { as }), api.call(readAll, { as })];
    expect(await Promise.all(both)).toEqual([{ unreadCount: 0 }, { unreadCount: 0 }]);
    await notify(as, 1);
    expect((await api.call(list, { as })).unreadCount).toBe(1);
  });

  it('answers 404 for another member’s notification, a hidden one and an unknown one', async () => {
    const [as, other] = [await api.aMember(), await api.aMember()];
    const [theirs = ''] = await notify(other, 1);
    const { id: hidden } = await api.aNotification(as, { kind: 'like', subjectId: newId() });
    for (const id of [theirs, hidden, newId()]) {
      expect((await api.refused(read, { as, input: { id } })).code).toBe('NOT_FOUND');
    }
    expect((await api.call(list, { as: other })).unreadCount).toBe(1);
  });
});
