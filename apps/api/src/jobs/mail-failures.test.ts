import { freePort } from '@halved/db/embedded/free-port';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { queueNotificationMails } from '../modules/notifications/delivery-queries.ts';
import { MailError, type Mailer, type MailFailure } from '../services/mail.ts';
import { createMailer } from '../services/mailer.ts';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { createTestOutbox, type TestOutbox } from '../testing/test-outbox.ts';
import { sendMail } from './send-mail.ts';
import { leaseMails } from './send-mail-queries.ts';

const logLines: string[] = [];
let api: Api;
let outbox: TestOutbox;
let port = 0;
beforeAll(async () => {
  port = await freePort();
  const variables = { SMTP_URL: `smtp://127.0.0.1:${port}` };
  api = await startApi({ variables, log: (line) => logLines.push(line) });
  outbox = createTestOutbox(api);
});
afterAll(() => api.stop());

describe('while the mail server is down', () => {
  it('people can register, and their mail is sent once the server is back', async () => {
    const input = { email: 'waits@example.org', username: 'waits', password: 'Correct1horse' };
    await api.call(contract.auth.register, { input });
    const { rows } = await api.pool.query('select id from users where email = $1', [input.email]);
    const [user] = rows;
    expect(await sendMail(api.services)).toBe(0);
    const [row] = await outbox.rowsOf(user);
    expect(row).toMatchObject({ kind: 'verify_email', attempts: 1 });
    expect(row?.seconds).toBeGreaterThan(10);
    await outbox.makeDue();
    const server = await startMailServer({}, port);
    expect(await sendMail(api.services)).toBe(1);
    await server.stop();
    expect(server.received.map(({ to }) => to)).toEqual([[input.email]]);
    expect(await outbox.rowsOf(user)).toEqual([]);
  });

  it('one failed try ends the run of the job, and the other mails wait for the next run', async () => {
    for (let count = 0; count < 9; count++) await outbox.queue(await api.aMember());
    const send = vi.fn<Mailer['send']>(() => Promise.reject(new MailError('away', 'ECONNREFUSED')));
    await sendMail(outbox.withMailer(send));
    expect(send).toHaveBeenCalledTimes(4);
    await outbox.deleteAll();
  });

  it('a member who asks again has one mail waiting, which is tried at once', async () => {
    const member = await api.aMember();
    await outbox.queue(member, 'reset_password');
    await sendMail(outbox.withFailingMailer('away'));
    await outbox.queue(member, 'reset_password');
    const [row, ...more] = await outbox.rowsOf(member);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ attempts: 0 });
    expect(row?.seconds).toBeLessThanOrEqual(0);
    await outbox.deleteAll();
  });
});

describe('a mail server that takes one mail at a time', () => {
  it('gets the other mails one after the other in the same run, and those that it refused in a later one', async () => {
    for (let count = 0; count < 9; count++) await outbox.queue(await api.aMember());
    const refusals = [undefined, '421', '421', '421'];
    const send = vi.fn<Mailer['send']>(async () => {
      const reason = refusals.shift();
      if (reason) throw new MailError('away', reason);
    });
    const services = outbox.withMailer(send);
    expect(await sendMail(services)).toBe(6);
    await outbox.makeDue();
    expect(await sendMail(services)).toBe(3);
  });
});

describe('a mail about an account', () => {
  it('goes before mails about notifications that have been due for longer', async () => {
    const moment = new Date(Date.now() - 60_000);
    const others: Member[] = [];
    for (let count = 0; count < 5; count++) others.push(await api.aMember());
    await queueNotificationMails(
      api.db,
      others.map(({ id }) => ({ userId: id, dueAt: moment })),
    );
    await outbox.queue(await api.aMember(), 'reset_password');
    const leased = await leaseMails(api.db, 4);
    expect(leased.map(({ kind }) => kind).sort()).toEqual([
      ...Array.from({ length: 3 }, () => 'notifications'),
      'reset_password',
    ]);
    await outbox.deleteAll();
  });
});

describe('a mail that the server refuses', () => {
  const manyTries = 7;

  it('is tried again after growing pauses, with the same Message-ID, if the code is 451', async () => {
    const member = await api.aMember();
    await outbox.queue(member);
    const codes = [451, 451, undefined];
    const ids: string[] = [];
    const server = await startMailServer({ mail: () => codes.shift() });
    const { send } = createMailer({ ...api.services.env, smtpUrl: server.url });
    const services = outbox.withMailer((mail) => {
      ids.push(mail.id);
      return send(mail);
    });
    const pauses: number[] = [];
    for (let round = 0; round < 2; round++) {
      expect(await sendMail(services)).toBe(0);
      pauses.push(Math.round((await outbox.rowsOf(member))[0]?.seconds ?? 0));
      expect(await sendMail(services)).toBe(0);
      await outbox.makeDue();
    }
    expect(await sendMail(services)).toBe(1);
    await server.stop();
    expect(pauses).toEqual([15, 30]);
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(3);
    expect(server.received).toHaveLength(1);
  });

  it.each<[MailFailure, string, string]>([
    ['refused', '2 days', '2 days'],
    ['later', '6 days', '2 days'],
    ['away', '13 days', '2 days'],
  ])('is given up after some days if the failure is “%s”', async (failure, patience, more) => {
    const member = await api.aMember();
    await outbox.queue(member);
    await outbox.makeDue(patience);
    await sendMail(outbox.withFailingMailer(failure));
    expect(await outbox.rowsOf(member)).toHaveLength(1);
    await outbox.makeDue(more, manyTries);
    await sendMail(outbox.withFailingMailer(failure));
    expect(await outbox.rowsOf(member)).toEqual([]);
  });

  it('is not given up at its first tries because it is old, as after a long sleep of the server', async () => {
    const member = await api.aMember();
    await outbox.queue(member);
    for (let tries = 0; tries < manyTries; tries++) {
      await outbox.makeDue('5 days');
      await sendMail(outbox.withFailingMailer('later'));
      expect(await outbox.rowsOf(member)).toHaveLength(1);
    }
  });

  it('is given up at once if the mailbox does not exist, and no log holds the address', async () => {
    const member = await api.aMember({ email: 'nobody.here@example.org' });
    await outbox.queue(member, 'verify_email');
    await api.change(member, { emailVerifiedAt: null });
    const server = await startMailServer({ recipient: () => 550 }, port);
    logLines.length = 0;
    expect(await sendMail(api.services)).toBe(0);
    await server.stop();
    expect(await outbox.rowsOf(member)).toEqual([]);
    expect(logLines.join('')).toContain('"failure":"address","reason":"550"');
    expect(logLines.join('')).not.toMatch(/nobody\.here|example\.org|token/);
  });
});
