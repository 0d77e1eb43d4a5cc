import { contract } from '@halved/shared/contract';
import { type AccountMailKind, accountMailKinds } from '@halved/shared/mail-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentence } from '../messages.ts';
import { queueMail } from '../services/outbox-queries.ts';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { sendMail } from './send-mail.ts';

const publicUrl = 'https://halved.example';

let api: Api;
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  api = await startApi({
    variables: {
      PUBLIC_URL: publicUrl,
      SMTP_URL: server.url,
      MAIL_FROM: 'Halved <hello@halved.example>',
      REQUIRE_STAFF_TOTP: '0',
    },
  });
});
afterAll(async () => {
  await api.stop();
  await server.stop();
});

const queue = ({ id }: Member, kind: AccountMailKind) => queueMail(api.db, { userId: id, kind });
const received = ({ email }: Member) => server.received.filter(({ to }) => to.includes(email));
const waiting = async ({ id }: Member) =>
  (await api.pool.query('select *, due_at > now() as later from outbox where user_id = $1', [id])).rows;
const unverified = (columns = {}) => api.aMember({ emailVerifiedAt: null, ...columns });

const links: Record<AccountMailKind, RegExp> = {
  verify_email: /^https:\/\/halved\.example\/verify-email\?token=[\w-]{43}$/,
  reset_password: /^https:\/\/halved\.example\/reset-password\?token=[\w-]{43}$/,
  password_changed: /^https:\/\/halved\.example\/forgot-password$/,
  second_factor_on: /^https:\/\/halved\.example\/forgot-password$/,
  second_factor_off: /^https:\/\/halved\.example\/forgot-password$/,
  already_registered: /^https:\/\/halved\.example\/login$/,
};

const cases = accountMailKinds.flatMap((kind) =>
  (['en', 'es'] as const).map((language) => ({ kind, language })),
);

describe.each(cases)('the mail $kind in $language', ({ kind, language }) => {
  it('says in text and HTML what happened, and links to this instance', async () => {
    const member = await unverified({ language });
    await queue(member, kind);
    expect(await sendMail(api.services)).toBe(1);
    const [mail] = received(member);
    const says = (name: string) => sentence(language, `mail.${kind}.${name}`);
    expect(mail).toMatchObject({
      from: 'hello@halved.example',
      to: [member.email],
      subject: says('subject'),
    });
    expect(mail?.headers.from).toBe('Halved <hello@halved.example>');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`@${member.username}`);
      expect(part).toContain(says('happened'));
      expect(part).toContain(says('notYou'));
      expect(part).not.toMatch(/\{\{|undefined|mail\./);
      for (const url of part?.match(/https?:[^\s"<]+/g) ?? []) expect(new URL(url).origin).toBe(publicUrl);
    }
    expect(mail?.text.match(/https:\S+/)?.[0]).toMatch(links[kind]);
    expect(mail?.html).toContain(`<html lang="${language}" dir="ltr">`);
    expect(mail?.html).not.toMatch(/<(img|script|link|iframe)|url\(/);
    expect(await waiting(member)).toEqual([]);
  });
});

describe('the mail about a second factor that was switched on', () => {
  it('has the address that an admin chose for questions', async () => {
    const [first, second] = [await unverified(), await unverified()];
    await queue(first, 'second_factor_on');
    await sendMail(api.services);
    expect(received(first)[0]?.text).toContain('here: support@halved.example\n');
    const input = { contactEmail: 'team@elsewhere.example' };
    await api.call(contract.admin.updateInstance, { as: await api.aMember({ role: 'admin' }), input });
    await queue(second, 'second_factor_on');
    await sendMail(api.services);
    expect(received(second)[0]?.text).toContain('here: team@elsewhere.example\n');
  });
});
