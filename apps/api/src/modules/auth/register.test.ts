import { contract } from '@halved/shared/contract';
import type { InputOf } from '@halved/shared/contract/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionOf } from '../../testing/answers.ts';
import { password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { register, login, profile, checkEmail, checkUsername } = contract.auth;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let count = 0;
const someone = () => {
  const username = `someone_${++count}`;
  return { username, email: `${username}@example.org`, password };
};

describe('registration', () => {
  it('opens an account with the default settings and signs it in', async () => {
    const input = someone();
    const { token, refreshToken, user } = sessionOf(await api.call(register, { input }));
    expect(user).toMatchObject({
      email: input.email,
      username: input.username,
      displayName: null,
      emailVerified: false,
      role: 'member',
      tier: 'free',
      privacyLevel: 'public',
      language: 'en',
      locationSharing: false,
      listedInMembers: true,
    });
    expect(await api.call(profile, { as: { token } })).toEqual(user);
    expect((await api.call(contract.auth.refresh, { input: { refreshToken } })).token).toBeTruthy();
  });

  it('never keeps the password, only an argon2id hash of it', async () => {
    const input = someone();
    await api.call(register, { input });
    const { rows } = await api.pool.query('select * from users where username = $1', [input.username]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(rows[0])).not.toContain(password);
  });

  it('stores only a hash of the refresh token', async () => {
    const { refreshToken } = sessionOf(await api.call(register, { input: someone() }));
    const { rows } = await api.pool.query('select refresh_tokens::text as text from refresh_tokens');
    expect(rows.map(({ text }) => text).join()).not.toContain(refreshToken);
  });

  it('stores the language that is sent, or else the language of the request', async () => {
    const headers = { 'accept-language': 'fr-CA,fr;q=0.9' };
    const languageOf = async (input: InputOf<typeof register>) =>
      sessionOf(await api.call(register, { input, headers })).user.language;
    expect(await languageOf(someone())).toBe('fr');
    expect(await languageOf({ ...someone(), language: 'ko' })).toBe('ko');
  });

  it('refuses an address and a username that are taken, without regard to case', async () => {
    const first = someone();
    await api.call(register, { input: first });
    const sameEmail = { ...someone(), email: first.email.toUpperCase() };
    expect((await api.refused(register, { input: sameEmail })).code).toBe('EMAIL_TAKEN');
    const sameName = { ...someone(), username: first.username.toUpperCase() };
    expect((await api.refused(register, { input: sameName })).code).toBe('USERNAME_TAKEN');
  });

  it('opens one account when eight people ask for the same address or username at once', async () => {
    const same = someone();
    const sameEmail = await Promise.all(
      Array.from({ length: 8 }, () => api.send(register, { input: { ...someone(), email: same.email } })),
    );
    const sameName = await Promise.all(
      Array.from({ length: 8 }, () =>
        api.send(register, { input: { ...someone(), username: same.username } }),
      ),
    );
    for (const [responses, code] of [
      [sameEmail, 'EMAIL_TAKEN'],
      [sameName, 'USERNAME_TAKEN'],
    ] as const) {
      expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
      const others = responses.filter(({ statusCode }) => statusCode !== 201);
      expect(new Set(others.map((response) => response.json().error.code))).toEqual(new Set([code]));
    }
  });

  it.each([
    'admin',
    'Administrator',
    'MODERATOR',
    'mod',
    'support',
    'help',
    'Halved',
    'system',
    'edit',
    'undefined',
    'null',
    'deleted',
  ])('refuses the reserved username %s', async (username) => {
    const { code } = await api.refused(register, { input: { ...someone(), username } });
    expect(code).toBe('USERNAME_TAKEN');
  });

  it.each(['Password1', 'pASSWORD123', 'Qwerty123'])('refuses the common password %s', async (common) => {
    const { details } = await api.refused(register, { input: { ...someone(), password: common } });
    expect(details.password).toContain('one of the first that others would try');
  });

  it.each(['Marta_Reis8', 'Martareis1990', 'Casa.Nova@Mail.Example1', 'Casanova7!', 'HALVed2026'])(
    'refuses the password %s of marta_reis, since it is the name, the address or the name of the site',
    async (password) => {
      const input = { email: 'casa.nova@mail.example', username: 'marta_reis', password };
      const { details } = await api.refused(register, { input });
      expect(details.password).toContain('one of the first that others would try');
    },
  );

  it('names every invalid field once, in the language of the caller', async () => {
    const input = { email: 'nobody', username: 'a!', password: 'short' };
    const { code, details } = await api.refused(register, { input });
    expect(code).toBe('VALIDATION_FAILED');
    expect(details).toEqual({
      email: 'Please enter a valid email address',
      username: 'Username must be at least 3 characters',
      password: 'Password must be at least 8 characters',
    });
    const spanish = await api.refused(register, { input, headers: { 'accept-language': 'es' } });
    expect(spanish.message).toBe('Revisa lo que has escrito.');
    expect(spanish.details.password).not.toBe(details.password);
  });

  it('lets nobody choose a role, tier or id', async () => {
    for (const field of ['role', 'tier', 'id', 'emailVerified', 'grantedTier']) {
      const { details } = await api.refused(register, { input: { ...someone(), [field]: 'admin' } });
      expect(details).toEqual({ [field]: 'There is no such field' });
    }
  });

  it('lets a new member sign in with the address in any case', async () => {
    const input = someone();
    await api.call(register, { input });
    const request = { input: { email: ` ${input.email.toUpperCase()} `, password } };
    expect((await api.call(login, request)).user.username).toBe(input.username);
  });
});

describe('the check of an address', () => {
  it('says whether it is taken, and corrects a mistyped domain', async () => {
    const { email } = await api.aMember();
    const ask = (address: string) => api.call(checkEmail, { input: { email: address } });
    expect(await ask(email.toUpperCase())).toEqual({ available: false, suggestion: null });
    expect(await ask('free@example.org')).toEqual({ available: true, suggestion: null });
    expect(await ask('someone@gmial.com')).toEqual({ available: true, suggestion: 'someone@gmail.com' });
  });

  it('accepts characters that a path must escape', async () => {
    const { email } = await api.aMember({ email: "o'neil+mail_1@example.org" });
    expect(await api.call(checkEmail, { input: { email } })).toMatchObject({ available: false });
  });

  it('refuses a text that is not an address', async () => {
    const { details } = await api.refused(checkEmail, { input: { email: 'nobody' } });
    expect(details).toEqual({ email: 'Please enter a valid email address' });
  });
});

describe('the check of a username', () => {
  const ask = (username: string) => api.call(checkUsername, { input: { username } });

  it('offers three free names if the name is taken, and none if it is free', async () => {
    await api.aMember({ username: 'maple' });
    await api.aMember({ username: 'maple_' });
    const { available, suggestions } = await ask('Maple');
    expect(available).toBe(false);
    expect(suggestions).toHaveLength(3);
    expect(suggestions).not.toContain('Maple_');
    for (const name of suggestions) expect(await ask(name)).toEqual({ available: true, suggestions: [] });
  });

  it('counts reserved names as taken, and offers no name that looks like a reserved one', async () => {
    const { available, suggestions } = await ask('Admin');
    expect(available).toBe(false);
    expect(suggestions.join()).not.toMatch(/admin/i);
  });

  it('refuses a text that cannot be a username', async () => {
    const { details } = await api.refused(checkUsername, { input: { username: 'a b' } });
    expect(details).toEqual({ username: 'Username can only contain letters, numbers, and underscores' });
  });
});
