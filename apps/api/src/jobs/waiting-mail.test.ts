import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueDeliveries } from '../modules/notifications/public.ts';
import { createActivity } from '../testing/activity.ts';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { createTestOutbox, type TestOutbox } from '../testing/test-outbox.ts';
import { sendMail } from './send-mail.ts';

const { notifications } = contract;

let api: Api;
let outbox: TestOutbox;
beforeAll(async () => {
  api = await startApi();
  outbox = createTestOutbox(api);
});
afterAll(() => api.stop());

/** Turns quiet hours off: their beginning is their end. */
const awake = { quietHoursStart: '00:00', quietHoursEnd: '00:00' };
const choose = (as: Member, input: object) => api.call(notifications.updatePreferences, { as, input });
/** HH:MM in UTC, some minutes from now. */
const minutes = (offset: number) => new Date(Date.now() + offset * 60_000).toISOString().slice(11, 16);

let ana: Member;
let ben: Member;
let on: ReturnType<typeof createActivity>;
let sent: string[];
beforeEach(async () => {
  await outbox.deleteAll();
  [ana, ben] = [await api.aMember(), await api.aMember()];
  on = createActivity(api, await api.aPost({ by: ana }));
  sent = [];
});

/** Queues what arose, and tries all waiting mail as if its time had come. */
async function tryAll(services: Parameters<typeof sendMail>[0]) {
  await queueDeliveries(api.services);
  await outbox.makeDue();
  await sendMail(services);
}

const collecting = (duringSend = async () => {}) =>
  outbox.withMailer(async ({ id }) => {
    await duringSend();
    sent.push(id);
  });

describe('a waiting mail about notifications', () => {
  it('is one, however many notifications arise while the mail server is away', async () => {
    await choose(ana, { ...awake, emailFrequency: 'immediate' });
    for (const arise of [() => on.say(ben), () => on.follow(ben, ana), () => on.like(ben)]) {
      await arise();
      await tryAll(outbox.withFailingMailer('away'));
      expect(await outbox.rowsOf(ana)).toHaveLength(1);
    }
    for (const _ of [1, 2, 3]) await tryAll(collecting());
    expect(sent).toHaveLength(1);
    expect(await outbox.rowsOf(ana)).toEqual([]);
  });

  it('has a successor about what arises while it is sent', async () => {
    await choose(ana, { ...awake, emailFrequency: 'immediate' });
    await on.say(ben);
    await tryAll(
      collecting(async () => {
        if (sent.length > 0) return;
        await on.follow(ben, ana);
        await queueDeliveries(api.services);
        expect(await outbox.rowsOf(ana)).toHaveLength(1);
      }),
    );
    expect(await outbox.rowsOf(ana)).toMatchObject([{ attempts: 0 }]);
    expect(sent).toHaveLength(1);
    for (const _ of [1, 2]) await tryAll(collecting());
    expect(new Set(sent).size).toBe(2);
    expect(sent).toHaveLength(2);
    expect(await outbox.rowsOf(ana)).toEqual([]);
  });

  it('is not sent sooner while it is tried again, and takes what arose meanwhile', async () => {
    await choose(ana, { ...awake, emailFrequency: 'immediate' });
    await on.say(ben);
    await tryAll(outbox.withFailingMailer('later'));
    await on.follow(ben, ana);
    await queueDeliveries(api.services);
    const [row] = await outbox.rowsOf(ana);
    expect(row?.seconds).toBeGreaterThan(10);
  });

  it('moves forward for a notification that is due earlier', async () => {
    await choose(ana, { timezone: 'UTC', quietHoursStart: '22:00', quietHoursEnd: '08:00' });
    await on.say(ben);
    await queueDeliveries(api.services, new Date('2027-03-03T12:00:00Z'));
    await on.follow(ben, ana);
    await queueDeliveries(api.services, new Date('2027-03-01T12:00:00Z'));
    const { rows } = await api.pool.query('select due_at from outbox where user_id = $1', [ana.id]);
    expect(rows).toEqual([{ due_at: new Date('2027-03-02T08:00:00Z') }]);
  });
});

describe('a change of the preferences', () => {
  it('moves the waiting mail forward, to now if the member wants each at once', async () => {
    await choose(ana, { quietHoursStart: minutes(-180), quietHoursEnd: minutes(-120) });
    await on.say(ben);
    await queueDeliveries(api.services);
    expect((await outbox.rowsOf(ana))[0]?.seconds).toBeGreaterThan(20 * 3_600);
    await choose(ana, { quietHoursEnd: minutes(120) });
    expect((await outbox.rowsOf(ana))[0]?.seconds).toBeLessThan(2 * 3_600);
    await choose(ana, { ...awake, emailFrequency: 'immediate' });
    await sendMail(collecting());
    expect(sent).toHaveLength(1);
  });

  it('moves a mail forward that waits for the end of quiet hours', async () => {
    await choose(ana, {
      emailFrequency: 'immediate',
      quietHoursStart: minutes(-60),
      quietHoursEnd: minutes(60),
    });
    await on.say(ben);
    await tryAll(collecting());
    expect(sent).toEqual([]);
    await choose(ana, awake);
    await sendMail(collecting());
    expect(sent).toHaveLength(1);
  });

  it('delays no mail', async () => {
    await choose(ana, { ...awake, emailFrequency: 'immediate' });
    await on.say(ben);
    await queueDeliveries(api.services);
    await choose(ana, { emailFrequency: 'daily' });
    await sendMail(collecting());
    expect(sent).toHaveLength(1);
  });
});
