import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@halved/db/embedded/free-port';
import { dayMs } from '@halved/shared/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Env, readEnv } from '../env.ts';
import { type Answers, startMailServer } from '../testing/mail-server.ts';
import { readMail } from '../testing/read-mail.ts';
import type { Mail } from './mail.ts';
import { createMailer } from './mailer.ts';
import { forgetMails, forgetOldMails } from './mailer-files.ts';
import { createSmtpMailer } from './mailer-smtp.ts';

const mail: Mail = {
  to: 'reader@example.org',
  subject: 'Elige una contraseña nueva',
  text: 'Hola.\n\nDos líneas.',
  html: '<p>Hola.</p>',
  id: '0199-row',
  userId: 'member-1',
};

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'halved-mail-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const envOf = (variables = {}): Env =>
  readEnv({
    DATABASE_URL: 'postgres://nowhere',
    JWT_SECRET: 'x',
    DATA_DIR: dataDir,
    MAIL_FROM: 'Halved <hello@halved.example>',
    ...variables,
  });
const folder = () => join(dataDir, 'mail');

describe('the mailer without SMTP_URL', () => {
  it('writes each mail into a file of its own, which only its owner can read', async () => {
    const mailer = createMailer(envOf());
    expect(mailer.where).toBe(folder());
    await mailer.send(mail);
    expect(await readdir(folder())).toEqual(['member-1_0199-row.eml']);
    const file = join(folder(), 'member-1_0199-row.eml');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(folder())).mode & 0o777).toBe(0o700);
    const written = await readFile(file, 'utf8');
    expect(written, 'line ends (RFC 5322 §2.3)').not.toMatch(/(?<!\r)\n/);
    const read = readMail(written);
    expect(read).toMatchObject({ subject: mail.subject, text: mail.text, html: mail.html });
    expect(read.headers).toMatchObject({
      from: 'Halved <hello@halved.example>',
      to: mail.to,
      'message-id': '<0199-row@halved.example>',
      'auto-submitted': 'auto-generated',
    });
  });

  it('deletes the mails of one member, and nobody else’s', async () => {
    const mailer = createMailer(envOf());
    for (const userId of ['gone', 'gone-too', 'here']) await mailer.send({ ...mail, userId });
    await forgetMails(envOf(), 'gone');
    const files = await readdir(folder());
    expect(files).toEqual(expect.arrayContaining(['gone-too_0199-row.eml', 'here_0199-row.eml']));
    expect(files).not.toContain('gone_0199-row.eml');
  });

  it('deletes mails older than a month', async () => {
    const mailer = createMailer(envOf());
    for (const userId of ['old', 'young']) await mailer.send({ ...mail, userId });
    const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
    await utimes(join(folder(), 'old_0199-row.eml'), daysAgo(31), daysAgo(31));
    await utimes(join(folder(), 'young_0199-row.eml'), daysAgo(29), daysAgo(29));
    await forgetOldMails(envOf());
    const files = await readdir(folder());
    expect(files).toContain('young_0199-row.eml');
    expect(files).not.toContain('old_0199-row.eml');
  });

  it('deletes old mails also if another file vanishes meanwhile, and leaves folders', async () => {
    await createMailer(envOf()).send({ ...mail, userId: 'older' });
    const old = new Date(Date.now() - 31 * dayMs);
    await utimes(join(folder(), 'older_0199-row.eml'), old, old);
    // A link to nothing is listed, and then is not there, like a file that was deleted meanwhile.
    await symlink(join(dataDir, 'nothing'), join(folder(), 'a-vanished.eml'));
    await mkdir(join(folder(), 'kept'));
    await utimes(join(folder(), 'kept'), old, old);
    await forgetOldMails(envOf());
    const files = await readdir(folder());
    expect(files).toContain('kept');
    expect(files).not.toContain('older_0199-row.eml');
  });

  it('deletes nothing if no mail was ever written', async () => {
    const nowhere = { dataDir: join(dataDir, 'nowhere') };
    await forgetMails(nowhere, 'gone');
    await forgetOldMails(nowhere);
  });
});

describe('an address', () => {
  const injections = [
    'reader@example.org\r\nBcc: other@example.org',
    'reader@example.org\nSubject: x',
    'reader@example.org, other@example.org',
    'other@example.org> <reader@example.org',
    'a:reader@example.org;',
    'nobody',
  ];

  it.each(injections)('is refused if it could become a header or a second address: %j', async (to) => {
    const sending = createMailer(envOf()).send({ ...mail, to });
    await expect(sending).rejects.toMatchObject({ failure: 'address', reason: 'unfit' });
  });

  it('in MAIL_FROM that is invalid is reported as a refusal, so that the mail waits', async () => {
    for (const mailFrom of ['Halved', 'a@b, c@d', 'Halved\r\nBcc: x <a@example.org>']) {
      const sending = createMailer({ ...envOf(), mailFrom }).send(mail);
      await expect(sending).rejects.toMatchObject({ failure: 'refused', reason: 'MAIL_FROM' });
    }
  });

  it('is refused if a line break in the subject would add it as a recipient', async () => {
    const subject = 'Hello\r\nBcc: other@example.org';
    await expect(createMailer(envOf()).send({ ...mail, subject })).rejects.toThrow('refused, unfit');
  });
});

describe('the mailer with SMTP_URL', () => {
  const sendWith = async (answers: Answers) => {
    const server = await startMailServer(answers);
    const sending = createMailer(envOf({ SMTP_URL: server.url })).send(mail);
    await sending.finally(server.stop);
    return server.received;
  };

  it('delivers one mail to one recipient, with each header once', async () => {
    const [received] = await sendWith({});
    expect(received).toMatchObject({ to: [mail.to], subject: mail.subject, text: mail.text });
    for (const name of ['from', 'to', 'subject', 'message-id', 'date'])
      expect(received?.names.filter((each) => each === name)).toEqual([name]);
    expect(received?.names).not.toContain('bcc');
  });

  const saying = (words: string): Answers => ({ recipient: () => ({ code: 550, text: words }) });
  const refusals: [string, Answers, object][] = [
    ['a mailbox that is not there', { recipient: () => 550 }, { failure: 'address', reason: '550' }],
    ['a recipient, until later', { recipient: () => 451 }, { failure: 'later', reason: '451' }],
    ['a mail, until later', { mail: () => 451 }, { failure: 'later', reason: '451' }],
    ['everybody, until later', { sender: () => 450 }, { failure: 'away', reason: '450' }],
    ['a sender for good', { sender: () => 553 }, { failure: 'refused', reason: '553' }],
    ['to go on', { recipient: () => 421 }, { failure: 'away', reason: '421' }],
    ['a mail for good', { mail: () => 554 }, { failure: 'refused', reason: '554' }],
    ['a full mailbox', { recipient: () => 552 }, { failure: 'refused', reason: '552' }],
    ['a mailbox, without a second code', saying('Unrouteable address'), { failure: 'address' }],
    ['a machine that may not send', saying('relay not permitted'), { failure: 'refused' }],
    ['a machine that has not signed in', saying('Authentication required'), { failure: 'refused' }],
    ['a sender', saying('5.1.0 <a@b.example>: Sender address rejected'), { failure: 'refused' }],
    ['the domain of the sender', saying('5.1.8 a@b.example has no domain'), { failure: 'refused' }],
    [
      'more mails than it allows',
      saying('b.example has exceeded the max emails per hour'),
      { failure: 'refused' },
    ],
    ['more mails than a day has', saying('5.4.5 Daily user sending quota exceeded'), { failure: 'refused' }],
    ['a machine on a list', saying('192.0.2.1 is in a black list at dnsbl.example'), { failure: 'refused' }],
  ];

  it.each(refusals)(
    'reports what the server refuses, without its message: %s',
    async (_what, answers, expected) => {
      const refused = await sendWith(answers).catch((error: unknown) => error);
      expect(refused).toMatchObject({ name: 'MailError', ...expected });
      expect(refused instanceof Error && `${refused.stack}`).not.toContain(mail.to);
    },
  );

  it.each([
    ['https://halved.example', '', 'halved.example'],
    ['https://halved.example', '?name=mx.halved.example', 'mx.halved.example'],
    ['http://localhost:3000', '', /^(?!localhost)./],
    ['http://192.0.2.7:3000', '', /^(?!192)./],
  ])('introduces itself by the name of %s%s, as far as that is one', async (PUBLIC_URL, query, name) => {
    const server = await startMailServer();
    await createMailer(envOf({ SMTP_URL: `${server.url}${query}`, PUBLIC_URL })).send(mail);
    await server.stop();
    expect(server.received[0]?.client).toMatch(name);
  });

  it('signs in as SMTP_URL says, and reports a failure without the password', async () => {
    const server = await startMailServer({
      signIn: (user, word) => user === 'half@mail' && word === 'a/b:c',
    });
    const as = (credentials: string) =>
      createMailer(envOf({ SMTP_URL: server.url.replace('//', `//${credentials}@`) }));
    await as('half%40mail:a%2Fb%3Ac').send(mail);
    const mailer = as('half%40mail:wrong-word');
    const wrong = [mailer.check(), mailer.send(mail)].map((work) => work.catch((error: unknown) => error));
    for (const error of await Promise.all(wrong)) {
      // The server has said nothing about the mail, so no mail is given up because of it.
      expect(error).toMatchObject({ failure: 'away', reason: '535' });
      expect(error instanceof Error && `${error.stack}`).not.toContain('wrong-word');
    }
    await server.stop();
    expect(server.received).toHaveLength(1);
  });

  it('waits longer for a server that examines the mail than for one that does not answer', async () => {
    const takeMs = 10_000;
    const slow = await startMailServer({ mail: () => sleep(1_100) });
    await createSmtpMailer(envOf(), slow.url, { checkMs: 50, answerMs: 1_000, takeMs }).send(mail);
    expect(slow.received).toHaveLength(1);
    await slow.stop();
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const failing = createSmtpMailer(envOf(), url, { checkMs: 50, answerMs: 50, takeMs }).send(mail);
    await expect(failing).rejects.toMatchObject({ failure: 'away', reason: 'ETIMEDOUT' });
    silent.close();
  });

  it('waits longer for a greeting before a mail than when the operator asks', async () => {
    const server = await startMailServer({ greeting: () => sleep(150) });
    const patience = { checkMs: 50, answerMs: 2_000, takeMs: 2_000 };
    const mailer = createSmtpMailer(envOf(), server.url, patience);
    await mailer.send(mail);
    await expect(mailer.check()).rejects.toMatchObject({ failure: 'away', reason: 'ETIMEDOUT' });
    await server.stop();
    expect(server.received).toHaveLength(1);
  });

  it('distinguishes a server that is away from one that answers', async () => {
    const port = await freePort();
    const mailer = createMailer(envOf({ SMTP_URL: `smtp://user:hidden@127.0.0.1:${port}` }));
    expect(mailer.where).toBe(`127.0.0.1:${port}`);
    const away = { failure: 'away', reason: 'ECONNREFUSED' };
    await expect(mailer.send(mail)).rejects.toMatchObject(away);
    await expect(mailer.check()).rejects.toMatchObject(away);
    const server = await startMailServer();
    await createMailer(envOf({ SMTP_URL: server.url })).check();
    await server.stop();
  });
});
