import { contract } from '@halved/shared/contract';
import { hourMs } from '@halved/shared/durations';
import { startPushService } from '@halved/shared/testing/push-service';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queueDeliveries } from '../modules/notifications/public.ts';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { sendMail } from './send-mail.ts';
import { sendPushes } from './send-pushes.ts';

const { notifications } = contract;

let api: Api;
let keys: { p256dh: string; auth: string };
beforeAll(async () => {
  api = await startApi();
  const service = await startPushService();
  keys = service.subscribe().keys;
  await service.stop();
});
afterAll(() => api.stop());

let ana: Member;
beforeEach(async () => {
  ana = await api.aMember({ pushNotifications: true });
  const endpoint = `https://fcm.googleapis.com/fcm/send/${ana.id}`;
  await api.call(notifications.subscribePush, { as: ana, input: { endpoint, keys } });
});
afterEach(() => vi.useRealTimers());

/** The server's clock is six hours ahead of the database's. */
const setServerAhead = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * hourMs });

const choose = (input: object) => api.call(notifications.updatePreferences, { as: ana, input });

/** HH:MM in UTC, some minutes from now. */
const minutes = (offset: number) => new Date(Date.now() + offset * 60_000).toISOString().slice(11, 16);

/** The seconds until Ana’s mail and push message are due, by the database’s clock. */
const waits = async (): Promise<number[]> => {
  const { rows } = await api.pool.query<{ seconds: number }>(
    `select extract(epoch from due_at - now())::float8 as seconds from outbox where user_id = $1
     union all
     select extract(epoch from push_messages.due_at - now())::float8 from push_messages
       join push_subscriptions on push_subscriptions.id = subscription_id where user_id = $1`,
    [ana.id],
  );
  return rows.map(({ seconds }) => seconds);
};

describe('a server whose clock differs from the database’s', () => {
  it('queues mails and push messages for the time by the database’s clock', async () => {
    await choose({ emailFrequency: 'immediate', quietHoursStart: '00:00', quietHoursEnd: '00:00' });
    await api.aNotification(ana, { awaitsDelivery: true });
    setServerAhead();
    await queueDeliveries(api.services);
    for (const seconds of await waits()) expect(Math.abs(seconds)).toBeLessThan(60);
    expect(await waits()).toHaveLength(2);
  });

  it('finds by the database’s clock that it is quiet, and until when', async () => {
    await choose({ emailFrequency: 'immediate', quietHoursStart: minutes(-60), quietHoursEnd: minutes(60) });
    await api.aNotification(ana, { awaitsDelivery: true });
    await queueDeliveries(api.services);
    await api.pool.query(`update outbox set due_at = now()`);
    await api.pool.query(`update push_messages set due_at = now()`);
    setServerAhead();
    await sendMail(api.services);
    await sendPushes(api.services);
    for (const seconds of await waits()) expect(Math.abs(seconds - 60 * 60)).toBeLessThan(2 * 60);
    expect(await waits()).toHaveLength(2);
  });
});
