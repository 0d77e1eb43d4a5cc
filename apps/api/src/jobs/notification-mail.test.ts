import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueDeliveries } from '../modules/notifications/public.ts';
import { findBacklog } from '../services/metric-queries.ts';
import { createActivity } from '../testing/activity.ts';
import { hoursFromNow, type Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { createTestOutbox, type TestOutbox } from '../testing/test-outbox.ts';
import { sendMail } from './send-mail.ts';

const { notifications } = contract;

let api: Api;
let outbox: TestOutbox;
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  api = await startApi({ variables: { SMTP_URL: server.url, PUBLIC_URL: 'https://halved.example' } });
  outbox = createTestOutbox(api);
});
afterAll(async () => {
  await api.stop();
  await server.stop();
});

/** Turns quiet hours off: their beginning is their end. These tests run at any hour of the database's clock. */
const awake = { quietHoursStart: '00:00', quietHoursEnd: '00:00' };
const choose = (as: Member, input: object) => api.call(notifications.updatePreferences, { as, input });

const mailsTo = ({ email }: Member) => server.received.filter(({ to }) => to.includes(email));
const dueAts = async ({ id }: Member): Promise<string[]> => {
  const { rows } = await api.pool.query<{ due_at: Date }>('select due_at from outbox where user_id = $1', [
    id,
  ]);
  return rows.map(({ due_at }) => due_at.toISOString());
};

/** Sends what waits, as if its time had come. */
async function sendAll() {
  await queueDeliveries(api.services);
  await outbox.makeDue();
  await sendMail(api.services);
}

let ana: Member;
let ben: Member;
let post: { id: string };
let on: ReturnType<typeof createActivity>;
beforeEach(async () => {
  await queueDeliveries(api.services);
  await outbox.deleteAll();
  ana = await api.aMember();
  ben = await api.aMember({ displayName: 'Benedikt' });
  post = await api.aPost({ by: ana, shortContent: 'I fear the exam' });
  on = createActivity(api, post);
});

describe('a mail about notifications', () => {
  it('says nothing about what happened, and how to get no more', async () => {
    await choose(ana, awake);
    await on.say(ben);
    await on.like(ben);
    await sendAll();
    const [mail, ...more] = mailsTo(ana);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Something new is waiting for you');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('There is something new for you.');
      expect(part).toContain('https://halved.example/notifications');
      expect(part).toMatch(/https:\/\/halved\.example\/unsubscribe\?token=[\w-]+/);
      expect(part).not.toMatch(/Benedikt|the exam|Me too|undefined|\{\{/);
    }
  });

  it('is the same for every kind of notification, and in the language of the reader', async () => {
    const bodies = new Set<string>();
    for (const kind of ['check_in', 'reminder', 'report_decided'] as const) {
      const member = await api.aMember({ language: 'es', username: `same_${kind}` });
      await choose(member, awake);
      await api.aNotification(member, { kind, awaitsDelivery: true });
      await sendAll();
      const [mail] = mailsTo(member);
      expect(mail?.subject).toBe('Hay algo nuevo para ti');
      const words = mail?.text.replaceAll(member.username, 'X').replaceAll(/token=\S+/g, '') ?? '';
      bodies.add(words);
    }
    expect(bodies.size).toBe(1);
  });

  it('is the last one after a mail provider has sent its one-click request to unsubscribe', async () => {
    await choose(ana, awake);
    await on.say(ben);
    await sendAll();
    const { headers = {} } = mailsTo(ana)[0] ?? {};
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const url = /^<(https:[^<>\s]+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(url).toMatch(/^https:\/\/halved\.example\/api\/notifications\/unsubscribe\?token=/);
    const response = await api.inject({
      method: 'POST',
      url: url.replace('https://halved.example', ''),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(response.json()).toEqual({ data: { success: true } });
    await on.readAll(ana);
    await on.say(ben);
    await sendAll();
    expect(mailsTo(ana)).toHaveLength(1);
  });

  it('about an account has no such headers', async () => {
    await outbox.queue(ana);
    await sendAll();
    expect(mailsTo(ana)[0]?.names).not.toContain('list-unsubscribe');
  });

  it('is not sent if everything was read, taken back or hidden before', async () => {
    const other = await api.aMember();
    for (const member of [ana, other]) await choose(member, awake);
    await on.say(ben);
    await on.follow(ben, other);
    await queueDeliveries(api.services);
    await on.readAll(ana);
    await on.block(other, ben);
    await sendAll();
    expect([...mailsTo(ana), ...mailsTo(other)]).toEqual([]);
    expect(await dueAts(ana)).toEqual([]);
  });

  it.each([
    ['has not confirmed the address', { emailVerifiedAt: null }],
    ['wants no mail', { emailNotifications: false }],
    ['is suspended', { suspendedAt: hoursFromNow(-1) }],
  ])('is not sent to a member who %s, not even if it was queued before', async (_, columns) => {
    const member = await api.aMember(columns);
    await api.aNotification(member, { awaitsDelivery: true });
    await queueDeliveries(api.services);
    expect(await dueAts(member)).toEqual([]);
    await choose(ana, awake);
    await on.say(ben);
    await queueDeliveries(api.services);
    await api.change(ana, columns);
    await sendAll();
    expect([...mailsTo(member), ...mailsTo(ana)]).toEqual([]);
  });

  it('is gone with its account', async () => {
    await on.say(ben);
    await queueDeliveries(api.services);
    await api.pool.query('delete from users where id = $1', [ana.id]);
    await sendAll();
    expect(mailsTo(ana)).toEqual([]);
  });
});

describe('the time of mails about notifications', () => {
  const at = (moment: string) => queueDeliveries(api.services, new Date(moment));

  it('is once a day at the end of quiet hours, also over a change of daylight saving', async () => {
    await choose(ana, { timezone: 'Europe/Paris', quietHoursStart: '22:00', quietHoursEnd: '07:30' });
    await on.say(ben);
    await at('2027-03-27T22:30:00Z');
    await on.like(ben);
    await at('2027-03-28T00:30:00Z');
    expect(await dueAts(ana)).toEqual(['2027-03-28T05:30:00.000Z']);
  });

  it('is now, or the end of quiet hours, for a member who chose immediate mails', async () => {
    await choose(ana, { emailFrequency: 'immediate' });
    await on.say(ben);
    await at('2027-01-10T12:00:00Z');
    expect(await dueAts(ana)).toEqual(['2027-01-10T12:00:00.000Z']);
    await choose(ben, { emailFrequency: 'immediate' });
    await on.follow(ana, ben);
    await at('2027-01-10T23:00:00Z');
    expect(await dueAts(ben)).toEqual(['2027-01-11T08:00:00.000Z']);
  });

  it('is moved if quiet hours have begun meanwhile', async () => {
    const minutes = (offset: number) => new Date(Date.now() + offset * 60_000).toISOString().slice(11, 16);
    await choose(ana, { quietHoursStart: minutes(-60), quietHoursEnd: minutes(60) });
    await on.say(ben);
    await sendAll();
    expect(mailsTo(ana)).toEqual([]);
    const [row] = await outbox.rowsOf(ana);
    expect(row?.seconds).toBeGreaterThan(55 * 60);
    expect(row?.seconds).toBeLessThan(61 * 60);
  });
});

describe('a mail that waits for the end of quiet hours', () => {
  it('counts for nobody as a mail that is late', async () => {
    const minutes = (offset: number) => new Date(Date.now() + offset * 60_000).toISOString().slice(11, 16);
    await on.say(ben);
    await queueDeliveries(api.services);
    await choose(ana, { quietHoursStart: minutes(-60), quietHoursEnd: minutes(60) });
    await outbox.makeDue('2 days');
    await sendMail(api.services);
    expect((await outbox.rowsOf(ana))[0]?.seconds).toBeGreaterThan(55 * 60);
    expect((await findBacklog(api.db, api.services.env)).mail).toMatchObject({ count: 0 });
  });
});

describe('two workers', () => {
  it('write once about each notification', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => api.aMember()));
    for (const member of members) {
      await choose(member, { ...awake, emailFrequency: 'immediate' });
      await api.aNotification(member, { awaitsDelivery: true });
    }
    await Promise.all([queueDeliveries(api.services), queueDeliveries(api.services)]);
    await Promise.all([sendMail(api.services), sendMail(api.services)]);
    await sendAll();
    for (const member of members) expect(mailsTo(member)).toHaveLength(1);
  });

  it('write about each notification once, also while an earlier mail is tried again', async () => {
    await choose(ana, awake);
    await on.say(ben);
    await queueDeliveries(api.services);
    await outbox.makeDue();
    await sendMail(outbox.withFailingMailer('later'));
    await on.follow(ben, ana);
    await sendAll();
    const { rows } = await api.pool.query('select distinct mail_id from notifications where user_id = $1', [
      ana.id,
    ]);
    const ids = mailsTo(ana).map(({ headers }) => headers['message-id']?.slice(1, 37));
    expect(ids.sort()).toEqual(rows.map(({ mail_id }) => mail_id).sort());
    await on.say(ben);
    await sendAll();
    expect(mailsTo(ana)).toHaveLength(ids.length);
  });
});
