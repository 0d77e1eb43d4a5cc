import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@halved/db/embedded/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueMail } from '../services/outbox-queries.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { runCommand } from '../testing/operator.ts';
import { readMail } from '../testing/read-mail.ts';

let api: Api;
let dataDir = '';
beforeAll(async () => {
  api = await startApi();
  dataDir = await mkdtemp(join(tmpdir(), 'halved-mail-cli-'));
});
afterAll(async () => {
  await api.stop();
  await rm(dataDir, { recursive: true });
});

const run = (args: string[], variables: Record<string, string> = {}) =>
  runCommand(args, {
    DATABASE_URL: api.url,
    DATA_DIR: dataDir,
    MAIL_FROM: 'hello@halved.example',
    ...variables,
  });

describe('halved mail test', () => {
  it('sends one mail in the requested language', async () => {
    const server = await startMailServer();
    const args = ['mail', 'test', 'op@example.org', '--language', 'es'];
    const { code, output } = await run(args, { SMTP_URL: server.url });
    await server.stop();
    expect(output).toContain(`${new URL(server.url).host} has taken the mail.`);
    expect(code).toBe(0);
    expect(server.received).toMatchObject([{ to: ['op@example.org'], subject: 'Una prueba de Halved' }]);
  });

  it('writes a file if no mail server is set', async () => {
    const { output } = await run(['mail', 'test', 'op@example.org']);
    expect(output).toContain(`Written into ${join(dataDir, 'mail')}.`);
    const [file = ''] = await readdir(join(dataDir, 'mail'));
    const { subject } = readMail(await readFile(join(dataDir, 'mail', file), 'utf8'));
    expect(subject).toBe('A test from Halved');
  });

  it('says why no mail was sent, and exits with 1', async () => {
    const SMTP_URL = `smtp://user:hidden@127.0.0.1:${await freePort()}`;
    const down = await run(['mail', 'test', 'op@example.org'], { SMTP_URL });
    expect(down.code).toBe(1);
    expect(down.output).toContain('did not take the mail: ECONNREFUSED. Check host and port in SMTP_URL');
    expect(down.output).not.toContain('hidden');
    const unfit = await run(['mail', 'test', 'nobody']);
    expect(unfit.output).toContain('nobody is no address. Give one such as someone@example.org.');
    expect(unfit.code).toBe(1);
    const server = await startMailServer({ recipient: () => 550 });
    const refused = await run(['mail', 'test', 'op@example.org'], { SMTP_URL: server.url });
    await server.stop();
    expect(refused.output).toContain('There is no such mailbox (550).');
  });

  it('says which port speaks TLS from the start if SMTP_URL asks for it at another', async () => {
    const server = await startMailServer();
    const SMTP_URL = server.url.replace('smtp:', 'smtps:');
    const { output } = await run(['mail', 'test', 'op@example.org'], { SMTP_URL });
    await server.stop();
    expect(output).toContain(
      'ERR_SSL_WRONG_VERSION_NUMBER. Check host and port in SMTP_URL (smtps:// is for port 465, smtp:// for 587)',
    );
  });

  it('names MAIL_FROM too if the server refuses the mail, which it does from senders that it does not know', async () => {
    const server = await startMailServer({ mail: () => 554 });
    const { output } = await run(['mail', 'test', 'op@example.org'], { SMTP_URL: server.url });
    await server.stop();
    expect(output).toContain(
      'did not take the mail: 554. Check the user and the password in SMTP_URL, and that they may send as MAIL_FROM.',
    );
  });
});

describe('the doctor', () => {
  it('says where mail goes, whether it is accepted, how much waits, and which ADMIN_EMAILS are not admin', async () => {
    const [late, admin] = [await api.aMember(), await api.aMember({ emailVerifiedAt: null })];
    await queueMail(api.db, { userId: late.id, kind: 'password_changed' });
    await api.pool.query(`update outbox set created_at = now() - interval '20 minutes'`);
    const server = await startMailServer();
    const variables = {
      SMTP_URL: server.url,
      ADMIN_EMAILS: `${admin.email},absent@example.org,${late.email}`,
      STRICT_EMAIL_PRIVACY: '1',
    };
    const { output } = await run(['doctor'], variables);
    await server.stop();
    expect(output).toContain(
      `✓ Mail goes to ${new URL(server.url).host} (SMTP_URL), from hello@halved.example (MAIL_FROM).`,
    );
    expect(output).toContain('✓ The mail server answers.');
    expect(output).toContain('✓ Nobody learns whether an address has an account (STRICT_EMAIL_PRIVACY=1).');
    expect(output).toContain(
      '! Mails that wait to be sent: 1, the oldest for 20 minutes. If the mail server answers, start a process with HALVED_ROLE=all or worker.',
    );
    expect(output).toContain(`${admin.email} has not confirmed that address yet`);
    expect(output).toContain('absent@example.org has no account yet');
    expect(output).toContain(`${late.email} was confirmed, but not from the account’s own session`);
    expect(output).toContain(`npm run halved -- user grant ${late.email} --role admin`);
  });

  it('warns of mail that reaches nobody, a server that is away, and a password sent without TLS', async () => {
    const files = await run(['doctor'], { STRICT_EMAIL_PRIVACY: '1' });
    expect(files.output).toContain(`! Mail is written into ${join(dataDir, 'mail')} and reaches nobody.`);
    expect(files.output).toContain(
      '! STRICT_EMAIL_PRIVACY answers a second registration by mail, which reaches nobody. Set SMTP_URL, or leave it out.',
    );
    const port = await freePort();
    const SMTP_URL = `smtp://user:hidden@localhost.example.invalid:${port}`;
    const down = await run(['doctor'], { SMTP_URL });
    expect(down.output).toContain('! SMTP_URL may send its password in the open');
    expect(down.output).toContain('✗ The mail server takes no mail, so it waits: ');
    expect(down.code).toBe(1);
    expect(down.output).not.toContain('hidden');
  });
});
