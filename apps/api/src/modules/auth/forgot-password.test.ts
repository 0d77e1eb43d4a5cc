import { contract } from '@halved/shared/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';
import { sentBy } from '../../testing/statements.ts';

const { forgotPassword, login } = contract.auth;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => api.stop());

const ask = (email: string) => api.send(forgotPassword, { input: { email } });
const waiting = async (id: string) => {
  const { rows } = await api.pool.query('select kind from outbox where user_id = $1', [id]);
  return rows.map(({ kind }) => kind);
};
const texts = (sent: Awaited<ReturnType<typeof sentBy>>) =>
  sent.map((statement) => (typeof statement === 'string' ? statement : statement.text));

describe('a request for a new password', () => {
  it('sends a mail to the account’s owner, whatever the case of the address', async () => {
    const { id, email } = await api.aMember();
    await api.call(forgotPassword, { input: { email: ` ${email.toUpperCase()} ` } });
    expect(await waiting(id)).toEqual(['reset_password']);
  });

  it('leaves one mail waiting, however often the member asks', async () => {
    const { id, email } = await api.aMember();
    for (let time = 0; time < 3; time++) await ask(email);
    expect(await waiting(id)).toEqual(['reset_password']);
  });

  it('sends its mail at once', async () => {
    const { email } = await api.aMember();
    const wake = vi.spyOn(api.services.jobs, 'wake');
    await ask(email);
    expect(wake).toHaveBeenCalledOnce();
  });

  it('is accepted for an unverified address, and from a suspended member', async () => {
    for (const columns of [{ emailVerifiedAt: null }, { suspendedAt: new Date() }]) {
      const member = await api.aMember(columns);
      await api.call(forgotPassword, { as: member, input: { email: member.email } });
      expect(await waiting(member.id)).toEqual(['reset_password']);
    }
  });

  it('is refused without a valid address, with the messages of the form', async () => {
    const missing = await api.refused(forgotPassword, { input: { email: '' } });
    expect(missing.details).toEqual({ email: 'Email is required' });
    const wrong = await api.refused(forgotPassword, { input: { email: 'nobody' } });
    expect(wrong.details).toEqual({ email: 'Invalid email address' });
  });
});

describe('an address that has no account', () => {
  it('gets the same response as an address with an account', async () => {
    const { email } = await api.aMember();
    const [known, unknown] = [await ask(email), await ask('nobody@example.org')];
    expect(known.statusCode).toBe(200);
    expect(unknown.statusCode).toBe(200);
    expect(known.body).toBe(unknown.body);
    expect(Object.keys(known.headers).sort()).toEqual(Object.keys(unknown.headers).sort());
  });

  it('causes the same statements as an address with an account, and wakes the mail sender like it', async () => {
    const { email } = await api.aMember();
    const wake = vi.spyOn(api.services.jobs, 'wake');
    const known = await sentBy(api, () => ask(email));
    const unknown = await sentBy(api, () => ask('nobody@example.org'));
    expect(known).toHaveLength(1);
    expect(texts(known)).toEqual(texts(unknown));
    expect(wake).toHaveBeenCalledTimes(2);
  });

  it('gets its response after the same minimum time as an address with an account', async () => {
    const { email } = await api.aMember();
    for (const address of [email, 'nobody@example.org']) {
      const before = performance.now();
      await ask(address);
      expect(performance.now() - before).toBeGreaterThan(99);
    }
  });

  it('causes the same statements at sign-in as an address with an account, and a check of a password like it', async () => {
    const { email } = await api.aMember();
    const verify = vi.spyOn(api.services.passwords, 'verify');
    const wrong = (address: string) =>
      sentBy(api, () => api.send(login, { input: { email: address, password: 'Wrong2horse' } }));
    const [known, unknown] = [await wrong(email), await wrong('nobody@example.org')];
    expect(texts(known)).toEqual(texts(unknown));
    expect(verify).toHaveBeenCalledTimes(2);
  });
});

describe('asking repeatedly for a password mail', () => {
  it('is refused after three times in an hour for an address, whether it has an account or not', async () => {
    const limited = await startApi({ databaseUrl: api.url, variables: { RATE_LIMIT_SCALE: '1' } });
    const { email } = await api.aMember();
    for (const address of [email, 'nobody@example.org']) {
      let host = 0;
      const from = () => `198.51.100.${++host}`;
      const nextRequest = () => ({ input: { email: address }, from: from() });
      for (let time = 0; time < 3; time++) await limited.call(forgotPassword, nextRequest());
      const { code, headers } = await limited.refused(forgotPassword, {
        input: { email: address.toUpperCase() },
        from: from(),
      });
      expect(code).toBe('RATE_LIMITED');
      expect(Number(headers['retry-after'])).toBeGreaterThan(3_500);
    }
    await limited.stop();
  });

  it('is refused after twenty times in an hour from one IP address', async () => {
    const limited = await startApi({ databaseUrl: api.url, variables: { RATE_LIMIT_SCALE: '1' } });
    const from = '203.0.113.9';
    const requests = Array.from({ length: 20 }, (_, at) =>
      limited.send(forgotPassword, { input: { email: `person${at}@example.org` }, from }),
    );
    for (const { statusCode } of await Promise.all(requests)) expect(statusCode).toBe(200);
    const refused = await limited.refused(forgotPassword, { input: { email: 'last@example.org' }, from });
    expect(refused.code).toBe('RATE_LIMITED');
    await limited.stop();
  });
});
