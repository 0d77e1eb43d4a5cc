import { contract } from '@halved/shared/contract';
import { type PushService, startPushService } from '@halved/shared/testing/push-service';
import { testCertificate } from '@halved/shared/testing/test-certificate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueDeliveries } from '../modules/notifications/public.ts';
import { createPush } from '../services/push.ts';
import { createActivity } from '../testing/activity.ts';
import { hoursFromNow, type Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { sendPushes } from './send-pushes.ts';

const { notifications } = contract;

let service: PushService;
let api: Api;
beforeAll(async () => {
  service = await startPushService();
  api = await startApi({ variables: { PUSH_HOSTS: service.host, PUBLIC_URL: 'https://halved.example' } });
  // The test's certificate is the only difference from the push of a running server.
  api.services.push = createPush(api.services.env, { ca: testCertificate.cert });
});
afterAll(async () => {
  await api.stop();
  await service.stop();
});

type Subscription = ReturnType<PushService['subscribe']>;

const choose = (as: Member, input: object) => api.call(notifications.updatePreferences, { as, input });
const subscribe = async (as: Member): Promise<Subscription> => {
  const device = service.subscribe();
  await api.call(notifications.subscribePush, { as, input: device });
  return device;
};
const devicesOf = async (as: Member) =>
  (await api.call(notifications.pushSubscriptions, { as })).subscriptions;
/** Makes it thirty days since the member last used the session. */
const leaveIdle = ({ sessionId }: Member) =>
  api.pool.query(`update sessions set last_used_at = now() - interval '30 days' where id = $1`, [sessionId]);
const makeDue = () => api.pool.query(`update push_messages set due_at = now() - interval '1 second'`);
const waiting = async (): Promise<{ seconds: number; attempts: number }[]> =>
  (
    await api.pool.query(
      `select extract(epoch from due_at - now())::float8 as seconds, attempts from push_messages where sent_at is null`,
    )
  ).rows;

async function sendAll() {
  await queueDeliveries(api.services);
  await sendPushes(api.services);
}

/** Turns quiet hours off: their beginning is their end. */
const awake = { quietHoursStart: '00:00', quietHoursEnd: '00:00' };

let ana: Member;
let ben: Member;
let post: { id: string };
let on: ReturnType<typeof createActivity>;
let phone: Subscription;
beforeEach(async () => {
  service.answer(201);
  await api.pool.query('delete from push_messages');
  ana = await api.aMember();
  ben = await api.aMember({ displayName: 'Benedikt' });
  post = await api.aPost({ by: ana });
  on = createActivity(api, post);
  await choose(ana, { ...awake, pushNotifications: true });
  phone = await subscribe(ana);
});

describe('a push message', () => {
  it('reaches each device of its member, encrypted, with discreet words and a link', async () => {
    const laptop = await subscribe(ana);
    await on.say(ben);
    await sendAll();
    for (const device of [phone, laptop]) {
      const [message, ...more] = service.sentTo(device);
      expect(more).toEqual([]);
      expect(message?.payload).toEqual({
        title: 'Somebody answered',
        link: `/posts/${post.id}`,
        tag: expect.any(String),
        lang: 'en',
        dir: 'ltr',
      });
      expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
      expect(message?.headers.authorization).toMatch(/^vapid t=/);
      expect(message?.headers.topic).toMatch(/^[0-9a-f]{32}$/);
    }
    expect((await devicesOf(ana))[0]?.lastUsedAt).not.toBeNull();
  });

  it('is in the language of the reader, and the same for a check-in, a reminder and a decision of a moderator', async () => {
    const titles = new Set<unknown>();
    for (const kind of ['check_in', 'reminder', 'rejected'] as const) {
      const reader = await api.aMember({ language: 'es', pushNotifications: true });
      await choose(reader, awake);
      const device = await subscribe(reader);
      await api.aNotification(reader, { kind, awaitsDelivery: true });
      await sendAll();
      const { title, link } = service.sentTo(device)[0]?.payload ?? {};
      titles.add(`${title} ${link}`);
    }
    expect([...titles]).toEqual(['Hay algo nuevo para ti /notifications']);
  });

  it('of a check-in is the same for a member who may be in danger', async () => {
    const payloads = new Set<string>();
    for (const isCaring of [false, true]) {
      const reader = await api.aMember({ pushNotifications: true });
      await choose(reader, awake);
      const device = await subscribe(reader);
      const about = await api.aPost({ by: reader });
      const { id: subjectId } = await api.aCheckIn({ of: reader, about }, { isCaring });
      await api.aNotification(reader, {
        kind: 'check_in',
        subjectId,
        postId: about.id,
        awaitsDelivery: true,
      });
      await sendAll();
      const { tag: _id, ...payload } = service.sentTo(device)[0]?.payload ?? {};
      payloads.add(JSON.stringify(payload));
    }
    expect([...payloads]).toEqual([
      '{"title":"Something new is waiting for you","link":"/notifications","lang":"en","dir":"ltr"}',
    ]);
  });

  it('comes once for a notification, even if another actor joins it or several workers run', async () => {
    await on.like(ben);
    await Promise.all([queueDeliveries(api.services), queueDeliveries(api.services)]);
    await Promise.all([sendPushes(api.services), sendPushes(api.services), sendPushes(api.services)]);
    await api.pool.query(`update notifications set created_at = created_at - interval '1 hour'`);
    await on.like(await api.aMember());
    await sendAll();
    expect(service.sentTo(phone)).toHaveLength(1);
  });

  it('is not sent about what was read or hidden before the sending', async () => {
    await on.say(ben);
    await on.follow(ben, ana);
    await queueDeliveries(api.services);
    await on.block(ana, ben);
    await sendPushes(api.services);
    await on.unblock(ana, ben);
    await on.like(ben);
    await queueDeliveries(api.services);
    await on.readAll(ana);
    await sendPushes(api.services);
    expect(service.sentTo(phone)).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['turned push off', () => choose(ana, { pushNotifications: false })],
    ['is suspended', () => api.change(ana, { suspendedAt: hoursFromNow(-1) })],
    ['signed out', () => api.call(contract.auth.logout, { as: ana })],
    ['has not opened the app on the device for thirty days', () => leaveIdle(ana)],
  ])('is not sent to a member who %s', async (_, change) => {
    await on.say(ben);
    await queueDeliveries(api.services);
    await change();
    await sendAll();
    expect(service.sentTo(phone)).toEqual([]);
  });

  it('waits for the end of quiet hours', async () => {
    const minutes = (offset: number) => new Date(Date.now() + offset * 60_000).toISOString().slice(11, 16);
    await choose(ana, { quietHoursStart: minutes(-60), quietHoursEnd: minutes(60) });
    await on.say(ben);
    await queueDeliveries(api.services);
    const [queued] = await waiting();
    expect(queued?.seconds).toBeGreaterThan(55 * 60);
    await makeDue();
    await sendPushes(api.services);
    expect(service.sentTo(phone)).toEqual([]);
    await choose(ana, awake);
    await makeDue();
    await sendPushes(api.services);
    expect(service.sentTo(phone)).toHaveLength(1);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %i causes the server to forget the device', async (status) => {
    service.answer(status);
    await on.say(ben);
    await sendAll();
    expect(await devicesOf(ana)).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    [500, {}, 15],
    [429, { 'retry-after': '300' }, 300],
  ])('that answers %i gets the message again later', async (status, headers, pause) => {
    service.answer(status, headers);
    await on.say(ben);
    await sendAll();
    const [row] = await waiting();
    expect(row?.attempts).toBe(1);
    expect(row?.seconds).toBeGreaterThan(pause - 10);
    expect(row?.seconds).toBeLessThan(pause + 1);
    service.answer(201);
    await makeDue();
    await sendPushes(api.services);
    expect(service.sentTo(phone).at(-1)?.payload).toMatchObject({ title: 'Somebody answered' });
    expect(await devicesOf(ana)).toHaveLength(1);
  });

  it('that refuses a message does not get it again', async () => {
    service.answer(413);
    await on.say(ben);
    await sendAll();
    expect(await waiting()).toEqual([]);
    expect(await devicesOf(ana)).toHaveLength(1);
  });

  it('that redirects to another address is not followed', async () => {
    const other = service.subscribe();
    service.answer(307, { location: other.endpoint });
    await on.say(ben);
    await sendAll();
    expect(service.sentTo(phone)).toHaveLength(1);
    expect(service.sentTo(other)).toEqual([]);
  });

  it('that does not answer is called for ten messages at most in a run, and the others wait', async () => {
    for (let devices = 1; devices < 8; devices++) await subscribe(ana);
    await on.say(ben);
    await on.like(ben);
    await queueDeliveries(api.services);
    let calls = 0;
    const tenCalls = Promise.withResolvers<void>();
    const send = async () => {
      calls++;
      if (calls === 10) tenCalls.resolve();
      await tenCalls.promise;
      return { state: 'silent', reason: 'ETIMEDOUT' } as const;
    };
    await sendPushes({ ...api.services, push: { ...api.services.push, send } });
    expect(calls).toBe(10);
    const rows = await waiting();
    expect(rows.map(({ seconds }) => seconds > 5 && seconds < 16)).toEqual(Array(16).fill(true));
  });
});
