import { contract } from '@halved/shared/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { sentBy } from '../../testing/statements.ts';

const { register, login, verifyEmail, resetPassword, checkEmail, checkUsername, profile } = contract.auth;

let api: Api;
beforeAll(async () => {
  api = await startApi({ variables: { STRICT_EMAIL_PRIVACY: '1' } });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => api.stop());

let count = 0;
const aName = () => `somebody_${++count}`;
const open = (email: string, username = aName()) =>
  api.send(register, { input: { email, username, password } });
const signIn = (email: string, signInPassword = password) =>
  api.send(login, { input: { email, password: signInPassword } });
const idOf = async (email: string): Promise<string> =>
  (await api.pool.query('select id from users where lower(email) = lower($1)', [email])).rows[0].id;
const mailTo = async (id: string) => {
  const { rows } = await api.pool.query('select kind from outbox where user_id = $1', [id]);
  return rows.map(({ kind }) => kind);
};
const texts = (sent: Awaited<ReturnType<typeof sentBy>>) =>
  sent.map((statement) => (typeof statement === 'string' ? statement : statement.text));

describe('with strict email privacy', () => {
  it('the check of an address always says that the address is free, and still corrects a mistyped domain', async () => {
    const { email } = await api.aMember();
    const ask = (address: string) => api.call(checkEmail, { input: { email: address } });
    expect(await ask(email)).toEqual({ available: true, suggestion: null });
    expect(await ask('someone@gmial.com')).toEqual({ available: true, suggestion: 'someone@gmail.com' });
  });

  it('a registration of a taken address gets the same response as one of a free address', async () => {
    const { email } = await api.aMember();
    const [first, second] = [await open('first@example.org'), await open(email.toUpperCase())];
    expect(first.statusCode).toBe(201);
    expect(second.statusCode).toBe(201);
    expect(first.json()).toEqual({ data: { token: null, refreshToken: null, user: null } });
    expect(second.body).toBe(first.body);
    expect(Object.keys(second.headers).sort()).toEqual(Object.keys(first.headers).sort());
  });

  it('a registration of a taken address causes the same statements as one of a free address, and one hash', async () => {
    const { email } = await api.aMember();
    const hash = vi.spyOn(api.services.passwords, 'hash');
    const first = await sentBy(api, () => open('third@example.org'));
    const second = await sentBy(api, () => open(email));
    expect(texts(second)).toEqual(texts(first));
    expect(hash).toHaveBeenCalledTimes(2);
  });

  it('a registration mails a notice to the owner of a taken address, and a link to a free address', async () => {
    const { id, email } = await api.aMember();
    await open(email);
    expect(await mailTo(id)).toEqual(['already_registered']);
    await open('fresh@example.org');
    expect(await mailTo(await idOf('fresh@example.org'))).toEqual(['verify_email']);
  });

  it('the username of a registration is taken and has a profile, for a free and for a taken address', async () => {
    const { email } = await api.aMember();
    for (const address of ['fourth@example.org', email]) {
      const username = aName();
      await open(address, username);
      const { available } = await api.call(checkUsername, { input: { username } });
      expect(available).toBe(false);
      const publicProfile = await api.call(contract.users.profile, { input: { username } });
      expect(publicProfile).toMatchObject({ username, displayName: null, followersCount: 0 });
      expect((await open('fifth@example.org', username)).json().error.code).toBe('USERNAME_TAKEN');
    }
  });

  it('a registration that is sent again after a lost answer gets the same response, for a free and for a taken address', async () => {
    const { id, email, username: taken } = await api.aMember();
    for (const address of ['again@example.org', email]) {
      const username = aName();
      const first = await open(address, username);
      const again = await open(address, username);
      expect([again.statusCode, again.body]).toEqual([201, first.body]);
      const others = [
        { email: 'other@example.org', username, password },
        { email: address, username, password: 'Better2horses' },
        { email: address, username: taken, password },
      ];
      for (const input of others)
        expect((await api.refused(register, { input })).code).toBe('USERNAME_TAKEN');
    }
    expect(await mailTo(id)).toEqual(['already_registered']);
    const { rows } = await api.pool.query(`select 1 from users where email like 'again@%'`);
    expect(rows).toHaveLength(1);
  });

  it('a registration that is sent again to another server, for ten minutes, gets the same response', async () => {
    const other = await startApi({ databaseUrl: api.url, variables: { STRICT_EMAIL_PRIVACY: '1' } });
    const { email } = await api.aMember();
    for (const address of ['elsewhere@example.org', email]) {
      const input = { email: address, username: aName(), password };
      const first = await api.send(register, { input });
      const again = { ...input, email: address.toUpperCase(), username: input.username.toUpperCase() };
      const second = await other.send(register, { input: again });
      expect([second.statusCode, second.body]).toEqual([201, first.body]);
      await api.pool.query(`update idempotency_keys set created_at = now() - interval '11 minutes'`);
      expect((await other.refused(register, { input })).code).toBe('USERNAME_TAKEN');
    }
    await other.stop();
  });

  it('no password is accepted before the link in the mail was opened', async () => {
    const { email } = await api.aMember({ passwordHash: 'of another password' });
    vi.spyOn(api.services.passwords, 'verify').mockImplementation(
      async (stored) => stored !== undefined && !stored.startsWith('of another'),
    );
    for (const address of ['sixth@example.org', email]) {
      await open(address);
      const response = await signIn(address);
      expect(response.json().error.code).toBe('INVALID_CREDENTIALS');
    }
  });

  it('the link in the mail opens the account, and so does a password reset', async () => {
    await open('seventh@example.org');
    const token = await api.aMailedToken({ id: await idOf('seventh@example.org') }, 'verify');
    await api.call(verifyEmail, { input: { token } });
    const session = await api.call(login, { input: { email: 'seventh@example.org', password } });
    expect((await api.call(profile, { as: session })).emailVerified).toBe(true);

    await open('eighth@example.org');
    const reset = await api.aMailedToken({ id: await idOf('eighth@example.org') }, 'reset');
    await api.call(resetPassword, { input: { token: reset, password: 'Better2horses' } });
    expect((await signIn('eighth@example.org', 'Better2horses')).statusCode).toBe(200);
  });

  it('eight simultaneous registrations of one address open one account and get the same response', async () => {
    const email = 'ninth@example.org';
    const responses = await Promise.all(Array.from({ length: 8 }, () => open(email)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 201));
    expect((await mailTo(await idOf(email))).sort()).toEqual(['already_registered', 'verify_email']);
  });

  it('the account that is opened for a taken address gets no mail and does not hold the address', async () => {
    const { email } = await api.aMember();
    const username = aName();
    await open(email, username);
    const { rows } = await api.pool.query('select * from users where username = $1', [username]);
    expect(rows[0]).toMatchObject({ email_notifications: false, email_verified_at: null });
    expect(rows[0].email).toMatch(/@registered-twice\.invalid$/);
    expect(await mailTo(rows[0].id)).toEqual([]);
  });
});

describe('registering one address again and again, with strict email privacy', () => {
  it('mails three notices in an hour, with the same response and statements for a known and a new address', async () => {
    const limited = await startApi({
      databaseUrl: api.url,
      variables: { STRICT_EMAIL_PRIVACY: '1', RATE_LIMIT_SCALE: '1' },
    });
    const { email } = await api.aMember();
    let hosts = 0;
    /** Registers the address from five IP addresses. Every mail is sent before the next registration. */
    const five = async (address: string) => {
      const mails: string[][] = [];
      const work: unknown[] = [];
      for (let time = 0; time < 5; time++) {
        const input = { email: time % 2 ? address : address.toUpperCase(), username: aName(), password };
        const from = `198.51.100.${++hosts}`;
        let response: unknown;
        const sent = await sentBy(limited, async () => {
          const { statusCode, body } = await limited.send(register, { input, from });
          response = { statusCode, body };
        });
        work.push([response, texts(sent)]);
        const id = await idOf(address);
        mails.push(await mailTo(id));
        await api.pool.query('delete from outbox where user_id = $1', [id]);
      }
      return { mails, work };
    };
    // The first registration of a server also reads who may register.
    await five('first-of-all@example.org');
    const [known, fresh] = [await five(email), await five('tenth@example.org')];
    const notice = ['already_registered'];
    expect(known.mails).toEqual([notice, notice, notice, [], []]);
    expect(fresh.mails).toEqual([['verify_email'], notice, notice, [], []]);
    expect(fresh.work).toEqual(known.work);
    await limited.stop();
  });
});
