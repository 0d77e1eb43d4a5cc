import { resourceReviews } from '@halved/db';
import { contentId } from '@halved/db/content/content-id';
import { contract } from '@halved/shared/contract';
import { crisisLines } from '@halved/shared/crisis-lines';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMail } from '../../jobs/send-mail.ts';
import type { Mail, Mailer } from '../../services/mail.ts';
import { letPass } from '../../testing/clock.ts';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { mayTell, tellAdmins } from './tell-admins.ts';

const { notifications } = contract;

const sent: Mail[] = [];
const mailer: Mailer = {
  where: 'this test',
  send: async (mail) => {
    sent.push(mail);
  },
  check: async () => {},
};

/** Quiet hours that are over at noon, and begin at midnight. */
const quiet = { quietHoursStart: '00:00', quietHoursEnd: '12:00', timezone: 'UTC' };
const noon = (days = 0) => new Date(Date.UTC(2026, 5, 10 + days, 12, 1));

let api: Api;
let admin: Member;
beforeAll(async () => {
  api = await startApi({ services: { mailer } });
  // No fact of a crisis line is due on any day of these tests.
  await api.db.insert(resourceReviews).values(
    crisisLines.map(({ id }) => ({
      resourceId: contentId('crisis-lines', id),
      isOwn: false,
      verifiedAt: '9000-01-01',
    })),
  );
});
beforeEach(async () => {
  await api.pool.query('delete from users');
  sent.length = 0;
  admin = await anAdmin();
});
afterEach(() => api.pool.query(`delete from content_items`));
afterAll(() => api.stop());

/** An admin who wants the mail and has no quiet hours. */
async function anAdmin(columns: Parameters<Api['aMember']>[0] = {}, preferences = {}): Promise<Member> {
  const member = await api.aMember({ role: 'admin', ...columns });
  const input = {
    adminMails: true,
    quietHoursStart: '00:00',
    quietHoursEnd: '00:00',
    ...preferences,
  } as const;
  await api.call(notifications.updatePreferences, { as: member, input });
  return member;
}

async function anUrgentCase(hoursAgo = 5, isUrgent = true) {
  const post = await api.aPost({ by: await api.aMember(), shortContent: 'Unspeakable words' });
  await api.aCase({ post }, { isUrgent, openedAt: hoursFromNow(-hoursAgo) });
}
const send = async () => {
  await sendMail(api.services);
  return sent;
};

describe('the mail about what waits too long', () => {
  it('is off unless an admin turns it on', async () => {
    const member = await api.aMember({ role: 'admin' });
    const read = () => api.call(notifications.preferences, { as: member });
    expect((await read()).adminMails).toBe(false);
    const input = { adminMails: true };
    expect(await api.call(notifications.updatePreferences, { as: member, input })).toMatchObject(input);
    expect((await read()).adminMails).toBe(true);
  });

  it('says in numbers what waits, without anybody’s words, in the language of the admin', async () => {
    await api.change(admin, { language: 'es' });
    await anUrgentCase();
    await anUrgentCase(49, false);
    expect(await tellAdmins(api.services)).toBe(1);
    const [mail] = await send();
    expect(mail?.to).toBe(admin.email);
    expect(mail?.subject).toBe('Algo lleva demasiado tiempo esperando');
    expect(mail?.text).toContain('Elementos urgentes en la cola, desde hace más de 4 h: 1\n');
    expect(mail?.text).toContain('Otros elementos en la cola, desde hace más de 48 h: 1\n');
    expect(mail?.text).not.toContain('Correos sin enviar');
    expect(mail?.text).toContain('/admin\n');
    for (const text of [mail?.text, mail?.html]) expect(text).not.toMatch(/Unspeakable|\{\{/);
  });

  it('is not sent if nothing waits too long, or no longer does when it would be sent', async () => {
    await anUrgentCase(3);
    await anUrgentCase(47, false);
    expect(await tellAdmins(api.services)).toBe(0);
    await anUrgentCase();
    expect(await tellAdmins(api.services)).toBe(1);
    await api.pool.query('update moderation_cases set decided_at = now()');
    expect(await send()).toEqual([]);
  });

  it('counts mail and jobs that have waited for an hour', async () => {
    await api.pool.query(
      `insert into outbox (id, user_id, kind, created_at, due_at)
       values (gen_random_uuid(), $1, 'verify_email', now() - interval '61 minutes', now() + interval '1 day')`,
      [admin.id],
    );
    expect(await tellAdmins(api.services)).toBe(1);
    expect((await send())[0]?.text).toContain('Mails that were not sent, for more than 1 h: 1');
  });

  it('goes to verified admins who want it and are not suspended, once though two workers run at once', async () => {
    await anAdmin({ emailVerifiedAt: null });
    await api.change(await anAdmin(), { suspendedAt: new Date() });
    await anAdmin({ role: 'moderator' });
    await anAdmin({}, { adminMails: false });
    const second = await anAdmin();
    await anUrgentCase();
    const told = await Promise.all(Array.from({ length: 4 }, () => tellAdmins(api.services)));
    expect(told.reduce((sum, count) => sum + count)).toBe(2);
    expect(await tellAdmins(api.services)).toBe(0);
    expect((await send()).map(({ to }) => to).sort()).toEqual([admin.email, second.email].sort());
  });

  it('is dropped for who is no admin any more, or has turned it off', async () => {
    const second = await anAdmin();
    await anUrgentCase();
    expect(await tellAdmins(api.services)).toBe(2);
    await api.change(admin, { role: 'member' });
    await api.call(notifications.updatePreferences, { as: second, input: { adminMails: false } });
    expect(await send()).toEqual([]);
  });

  it('comes on each day on which something waits, and once a week if that is only facts that are due', async () => {
    const [first, next, soon, week] = [0, 1, 6, 7].map(noon);
    const slug = 'an-old-one';
    await api.anItem('resources', { slug });
    await api.pool.query(`update content_items set facts = facts || '{"verifiedAt": "2001-01-01"}'`);
    // Waits until the content is read again.
    await letPass(61_000);
    expect(await tellAdmins(api.services, first)).toBe(1);
    await api.pool.query('delete from outbox');
    expect(await tellAdmins(api.services, next)).toBe(0);
    expect(await tellAdmins(api.services, soon)).toBe(0);
    expect(await tellAdmins(api.services, week)).toBe(1);
    await api.pool.query('delete from outbox');
    await anUrgentCase();
    expect(await tellAdmins(api.services, week)).toBe(0);
    expect(await tellAdmins(api.services, noon(8))).toBe(1);
  });
});

describe('an admin', () => {
  it('is told outside quiet hours, and once on a date of their own clock', () => {
    const admin = { ...quiet, lastAdminMailAt: null };
    expect(mayTell(admin, new Date('2026-06-10T11:59:00Z'), 1)).toBe(false);
    expect(mayTell(admin, noon(), 1)).toBe(true);
    const told = { ...quiet, lastAdminMailAt: noon() };
    expect(mayTell(told, new Date('2026-06-10T23:59:00Z'), 1)).toBe(false);
    expect(mayTell(told, noon(1), 1)).toBe(true);
    const inTokyo = { ...told, timezone: 'Asia/Tokyo', quietHoursStart: '00:00', quietHoursEnd: '00:00' };
    expect(mayTell(inTokyo, new Date('2026-06-10T14:59:00Z'), 1)).toBe(false);
    expect(mayTell(inTokyo, new Date('2026-06-10T15:00:00Z'), 1)).toBe(true);
  });
});
