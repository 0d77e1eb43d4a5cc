import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withTransaction } from '@halved/db';
import type { AccountMailKind } from '@halved/shared/mail-kinds';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mailer } from '../services/mail.ts';
import { createMailer } from '../services/mailer.ts';
import { queueMail } from '../services/outbox-queries.ts';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { createTestOutbox, type TestOutbox } from '../testing/test-outbox.ts';
import { startJobs } from './index.ts';
import { sendMail } from './send-mail.ts';

/** The first worker makes the tables of the queue, which takes long on a busy machine. */
const patienceMs = 15_000;

let api: Api;
let outbox: TestOutbox;
let server: MailServer;
let dataDir = '';
beforeAll(async () => {
  server = await startMailServer();
  dataDir = await mkdtemp(join(tmpdir(), 'halved-outbox-'));
  api = await startApi({ variables: { SMTP_URL: server.url, DATA_DIR: dataDir } });
  outbox = createTestOutbox(api);
});
afterAll(async () => {
  await api.stop();
  await server.stop();
  await rm(dataDir, { recursive: true });
});

describe('several mail workers', () => {
  it('share the mails, each sent once', async () => {
    const members: Member[] = [];
    for (let count = 0; count < 30; count++) members.push(await api.aMember());
    for (const member of members) await outbox.queue(member);
    const sent = await Promise.all(Array.from({ length: 3 }, () => sendMail(api.services)));
    expect(sent.reduce((sum, count) => sum + count)).toBe(30);
    const to = server.received.flatMap((mail) => mail.to).sort();
    expect(to).toEqual(members.map(({ email }) => email).sort());
  });

  it('take over the mail of a killed worker after its lease has ended', async () => {
    const member = await api.aMember();
    await outbox.queue(member);
    const ids: string[] = [];
    const killed = outbox.withMailer(({ id }) => {
      ids.push(id);
      return new Promise(() => {});
    });
    void sendMail(killed);
    await vi.waitFor(() => expect(ids).toHaveLength(1));
    const send = vi.fn<Mailer['send']>(async ({ id }) => {
      ids.push(id);
    });
    expect(await sendMail(outbox.withMailer(send))).toBe(0);
    await outbox.makeDue();
    expect(await sendMail(outbox.withMailer(send))).toBe(1);
    expect(new Set(ids).size).toBe(1);
    expect(await outbox.rowsOf(member)).toEqual([]);
  });
});

describe('the member to whom a mail goes', () => {
  const sentTo = async (member: Member, kind: AccountMailKind) => {
    await outbox.queue(member, kind);
    const send = vi.fn<Mailer['send']>(async () => {});
    await sendMail(outbox.withMailer(send));
    expect(await outbox.rowsOf(member)).toEqual([]);
    return send.mock.calls.length;
  };

  it('gets the mail even while suspended', async () => {
    const member = await api.aMember({ suspendedAt: new Date(), emailVerifiedAt: null });
    expect(await sentTo(member, 'reset_password')).toBe(1);
    expect(await sentTo(member, 'verify_email')).toBe(1);
  });

  it('is not asked to confirm an address that is already confirmed', async () => {
    expect(await sentTo(await api.aMember(), 'verify_email')).toBe(0);
  });

  it('leaves no file behind if the account is deleted while the mail is written', async () => {
    const { smtpUrl, ...env } = api.services.env;
    const files = createMailer({ ...env, smtpUrl: undefined });
    const member = await api.aMember();
    await outbox.queue(member);
    await sendMail(
      outbox.withMailer(async (mail) => {
        await api.pool.query('delete from users where id = $1', [member.id]);
        await files.send(mail);
        expect(await readdir(files.where)).toHaveLength(1);
      }),
    );
    expect(await readdir(files.where)).toEqual([]);
  });
});

describe('the mail job of a running server', () => {
  it('sends waiting mail when it is woken, and no mail of a transaction that was rolled back', async () => {
    const member = await api.aMember();
    const send = vi.fn<Mailer['send']>(async () => {});
    const stop = startJobs(outbox.withMailer(send), 0);
    await withTransaction(api.pool, async (db) => {
      await queueMail(db, { userId: member.id, kind: 'password_changed' });
      throw new Error('taken back');
    }).catch(() => {});
    api.services.jobs.wake('send-mail');
    await outbox.queue(member, 'already_registered');
    api.services.jobs.wake('send-mail');
    await vi.waitFor(async () => expect(await outbox.rowsOf(member)).toEqual([]), patienceMs);
    await stop();
    expect(send.mock.calls.map(([{ subject }]) => subject)).toEqual(['You already have an account']);
    api.services.jobs.wake('send-mail');
  });

  it('finishes the current mail when it is asked to stop, and begins no other', async () => {
    for (let count = 0; count < 9; count++) await outbox.queue(await api.aMember());
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const send = vi.fn<Mailer['send']>(() => gate);
    const lifecycle = { stopping: false };
    const stop = startJobs({ ...outbox.withMailer(send), lifecycle }, 0);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(4), patienceMs);
    lifecycle.stopping = true;
    let stopped = false;
    const stopping = stop().then(() => {
      stopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stopped).toBe(false);
    release();
    await stopping;
    expect(send).toHaveBeenCalledTimes(4);
    expect((await api.pool.query('select from outbox')).rows).toHaveLength(5);
  });
});
