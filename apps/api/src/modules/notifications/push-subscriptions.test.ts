import { contract } from '@halved/shared/contract';
import { limits } from '@halved/shared/limits';
import { startPushService } from '@halved/shared/testing/push-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { preferences, pushKey, pushSubscriptions, subscribePush, unsubscribePush } = contract.notifications;

let api: Api;
let keys: { p256dh: string; auth: string };
beforeAll(async () => {
  api = await startApi({ variables: { PUSH_HOSTS: 'push.example, *.push.example:8443' } });
  const service = await startPushService();
  keys = service.subscribe().keys;
  await service.stop();
});
afterAll(() => api.stop());

let devices = 0;
const anEndpoint = () => `https://fcm.googleapis.com/fcm/send/${++devices}`;
const subscribe = (as: Member, endpoint: string, headers = {}) =>
  api.call(subscribePush, { as, input: { endpoint, keys }, headers });
const endpointsOf = async (as: Member) =>
  (await api.call(pushSubscriptions, { as })).subscriptions.map(({ endpoint }) => endpoint);

describe('a device that gets push messages', () => {
  it('is listed with its browser, once, however often it subscribes', async () => {
    const as = await api.aMember();
    const endpoint = anEndpoint();
    for (const browser of ['Old/1', 'New/2']) await subscribe(as, endpoint, { 'user-agent': browser });
    expect(await api.call(pushSubscriptions, { as })).toEqual({
      subscriptions: [
        { endpoint, userAgent: 'New/2', createdAt: expect.any(String), lastUsedAt: null, current: true },
      ],
    });
  });

  it('moves to another account that subscribes it', async () => {
    const [first, second] = [await api.aMember(), await api.aMember()];
    const endpoint = anEndpoint();
    await subscribe(first, endpoint);
    await subscribe(second, endpoint);
    expect([await endpointsOf(first), await endpointsOf(second)]).toEqual([[], [endpoint]]);
  });

  it('is removed by its owner alone, and removing it again changes nothing', async () => {
    const [as, other] = [await api.aMember(), await api.aMember()];
    const endpoint = anEndpoint();
    await subscribe(as, endpoint);
    await api.call(unsubscribePush, { as: other, input: { endpoint } });
    expect(await endpointsOf(as)).toEqual([endpoint]);
    for (const _ of [1, 2]) await api.call(unsubscribePush, { as, input: { endpoint } });
    expect(await endpointsOf(as)).toEqual([]);
  });

  it('takes the place of the oldest one if there are too many', async () => {
    const as = await api.aMember();
    const endpoints = Array.from({ length: limits.pushSubscriptions.most + 1 }, anEndpoint);
    for (const endpoint of endpoints) await subscribe(as, endpoint);
    expect(await endpointsOf(as)).toEqual(endpoints.slice(1).toReversed());
  });

  it('remains stored after its session has ended, and is deleted with the session', async () => {
    const as = await api.aMember();
    await subscribe(as, anEndpoint());
    await api.pool.query('update sessions set ended_at = now() where id = $1', [as.sessionId]);
    const { rows } = await api.pool.query('select * from push_subscriptions where user_id = $1', [as.id]);
    expect(rows).toHaveLength(1);
    await api.pool.query('delete from sessions where id = $1', [as.sessionId]);
    const left = await api.pool.query('select * from push_subscriptions where user_id = $1', [as.id]);
    expect(left.rows).toEqual([]);
  });
});

describe('an endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/wp/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
    'https://push.example/x',
    'https://a.push.example:8443/x',
  ])('of a known push service is accepted: %s', async (endpoint) => {
    await subscribe(await api.aMember(), endpoint);
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'https://evil.example/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.services.mozilla.com.example/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://user:secret@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://push.example:8443/x',
    ...[...`;'"{}`, '`'].map((character) => `https://127.0.0.1${character}.push.apple.com/x`),
    'https:fcm.googleapis.com/x',
    'https:/fcm.googleapis.com/x',
    'file:///etc/passwd',
    'nonsense',
    `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
    ...['\0', '\x1b', '\ud800'].map((character) => `https://fcm.googleapis.com/fcm/send/a${character}b`),
  ])('elsewhere is refused: %s', async (endpoint) => {
    const as = await api.aMember();
    const refusal = await api.refused(subscribePush, { as, input: { endpoint, keys } });
    expect(refusal).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { endpoint: 'This device cannot get push messages from here' },
    });
  });

  it('with a character that PostgreSQL cannot store is refused where a device is removed', async () => {
    const as = await api.aMember();
    const refusal = await api.refused(unsubscribePush, { as, input: { endpoint: 'https://a.b/\0' } });
    expect(Object.keys(refusal.details)).toEqual(['endpoint']);
  });

  it('needs keys with which a message can be encrypted', async () => {
    const as = await api.aMember();
    const noPoint = Buffer.from(keys.p256dh, 'base64url').fill(7, 1).toString('base64url');
    const compressed = Buffer.alloc(65, 2).toString('base64url');
    for (const wrong of [
      { ...keys, p256dh: noPoint },
      { ...keys, p256dh: compressed },
      { ...keys, p256dh: 'x' },
      { ...keys, auth: 'x' },
      { ...keys, auth: `${keys.auth}AA` },
    ]) {
      const refusal = await api.refused(subscribePush, {
        as,
        input: { endpoint: anEndpoint(), keys: wrong },
      });
      expect(refusal.code).toBe('VALIDATION_FAILED');
    }
    expect(await endpointsOf(as)).toEqual([]);
  });
});

describe('a server without keys for push', () => {
  it('says so, and accepts no device', async () => {
    const off = await startApi({
      variables: { VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '' },
      databaseUrl: api.url,
    });
    const as = await api.aMember();
    expect(await off.call(pushKey, { as })).toEqual({ publicKey: null });
    expect(await off.call(preferences, { as })).toMatchObject({ pushSupported: false });
    const refusal = await off.refused(subscribePush, { as, input: { endpoint: anEndpoint(), keys } });
    expect(refusal.code).toBe('PUSH_OFF');
    await off.stop();
  });
});
