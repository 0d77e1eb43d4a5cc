import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../services/tokens.ts';
import { type Member, password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { resetPassword, changePassword, login, profile, refresh } = contract.auth;
const newPassword = 'Better2horses';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const reset = (token: string, wanted = newPassword) =>
  api.send(resetPassword, { input: { token, password: wanted } });
const codeFor = async (token: string) =>
  (await api.refused(resetPassword, { input: { token, password: newPassword } })).code;
const signIn = (member: Member, loginPassword: string) =>
  api.send(login, { input: { email: member.email, password: loginPassword } });

describe('a password that is set by a mailed link', () => {
  it('replaces the old one', async () => {
    const member = await api.aMember();
    const token = await api.aMailedToken(member, 'reset');
    expect(await api.call(resetPassword, { input: { token, password: newPassword } })).toEqual({
      success: true,
    });
    expect((await signIn(member, password)).statusCode).toBe(401);
    expect((await signIn(member, newPassword)).statusCode).toBe(200);
  });

  it('ends every session at once, with all refresh tokens', async () => {
    const member = await api.aMember();
    const refreshToken = await api.aRefreshToken(member);
    await api.call(profile, { as: member });
    await reset(await api.aMailedToken(member, 'reset'));
    expect((await api.refused(profile, { as: member })).code).toBe('UNAUTHENTICATED');
    expect((await api.refused(refresh, { input: { refreshToken } })).code).toBe('INVALID_REFRESH_TOKEN');
  });

  it('leaves other members signed in', async () => {
    const [member, other] = [await api.aMember(), await api.aMember()];
    await reset(await api.aMailedToken(member, 'reset'));
    await api.call(profile, { as: other });
  });

  it('signs nobody in', async () => {
    const response = await reset(await api.aMailedToken(await api.aMember(), 'reset'));
    expect(response.json()).toEqual({ data: { success: true } });
  });

  it('is reported to the owner by mail', async () => {
    const member = await api.aMember();
    await reset(await api.aMailedToken(member, 'reset'));
    const { rows } = await api.pool.query('select kind from outbox where user_id = $1', [member.id]);
    expect(rows).toEqual([{ kind: 'password_changed' }]);
  });

  it('verifies the address', async () => {
    const member = await api.aMember({ emailVerifiedAt: null });
    await reset(await api.aMailedToken(member, 'reset'));
    const signedIn = await api.call(login, { input: { email: member.email, password: newPassword } });
    expect(signedIn.user.emailVerified).toBe(true);
  });

  it('must not be a common password or one’s own name, and the link still works after such a try', async () => {
    const token = await api.aMailedToken(await api.aMember({ username: 'robin_hood' }), 'reset');
    for (const easy of ['Password1', 'Robin.Hood1']) {
      const { details } = await api.refused(resetPassword, { input: { token, password: easy } });
      expect(details.password).toContain('one of the first that others would try');
    }
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('follows the rules of the form', async () => {
    const token = await api.aMailedToken(await api.aMember(), 'reset');
    const { details } = await api.refused(resetPassword, { input: { token, password: 'short' } });
    expect(details).toEqual({ password: 'Password must be at least 8 characters' });
  });

  it('clears the owner’s failed sign-ins with the old password', async () => {
    const strict = await startApi({ databaseUrl: api.url, variables: { RATE_LIMIT_SCALE: '1' } });
    const { email, ...member } = await api.aMember();
    const attempt = { email, address: '127.0.0.1' };
    for (let time = 0; time < 10; time++) await strict.services.loginGuard.begin(attempt);
    expect((await strict.refused(login, { input: { email, password } })).code).toBe('RATE_LIMITED');
    const token = await api.aMailedToken(member, 'reset');
    await strict.call(resetPassword, { input: { token, password: newPassword } });
    await strict.call(login, { input: { email, password: newPassword } });
    await strict.stop();
  });
});

describe('a link to a new password', () => {
  it('works once', async () => {
    const member = await api.aMember();
    const token = await api.aMailedToken(member, 'reset');
    await reset(token);
    expect((await reset(token, 'Another2horses')).statusCode).toBe(400);
    expect((await signIn(member, newPassword)).statusCode).toBe(200);
  });

  it('works once when eight use it at the same moment', async () => {
    const member = await api.aMember();
    const token = await api.aMailedToken(member, 'reset');
    const newPasswords = Array.from({ length: 8 }, (_, at) => `Better${at}horses`);
    const responses = await Promise.all(newPasswords.map((wanted) => reset(token, wanted)));
    const accepted = newPasswords.filter((_, at) => responses[at]?.statusCode === 200);
    expect(accepted).toHaveLength(1);
    expect((await signIn(member, accepted[0] ?? '')).statusCode).toBe(200);
  });

  it('works for an hour', async () => {
    const member = await api.aMember();
    const token = await api.aMailedToken(member, 'reset');
    const age = (interval: string) =>
      api.pool.query(
        'update email_tokens set created_at = created_at - $2::interval, expires_at = expires_at - $2::interval where hash = $1',
        [hashToken(token), interval],
      );
    await age('60 minutes');
    expect(await codeFor(token)).toBe('INVALID_TOKEN');
    await age('-1 minute');
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('stops working when a newer link is mailed', async () => {
    const member = await api.aMember();
    const [older, newer] = [await api.aMailedToken(member, 'reset'), await api.aMailedToken(member, 'reset')];
    expect(await codeFor(older)).toBe('INVALID_TOKEN');
    expect((await reset(newer)).statusCode).toBe(200);
  });

  it('stops working when the password is changed in another way', async () => {
    const member = await api.aMember();
    const token = await api.aMailedToken(member, 'reset');
    await api.call(changePassword, {
      as: member,
      input: { currentPassword: password, newPassword: newPassword },
    });
    expect(await codeFor(token)).toBe('INVALID_TOKEN');
  });

  it('does not verify an address, and a link that verifies an address sets no password', async () => {
    const member = await api.aMember();
    expect(await codeFor(await api.aMailedToken(member, 'verify'))).toBe('INVALID_TOKEN');
    const token = await api.aMailedToken(member, 'reset');
    const { code } = await api.refused(contract.auth.verifyEmail, { input: { token } });
    expect(code).toBe('INVALID_TOKEN');
  });

  it.each(['', 'unknown', 'x'.repeat(201), '\0'])('is refused if its token is unknown: %j', async (token) => {
    expect(await codeFor(token)).toBe('INVALID_TOKEN');
  });

  it('costs no password hash if it is invalid', async () => {
    const originalHash = api.services.passwords.hash;
    let hashes = 0;
    api.services.passwords.hash = (plainPassword) => {
      hashes++;
      return originalHash(plainPassword);
    };
    await codeFor('unknown');
    api.services.passwords.hash = originalHash;
    expect(hashes).toBe(0);
  });

  it('is stored as a hash only', async () => {
    const token = await api.aMailedToken(await api.aMember(), 'reset');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await api.pool.query('select email_tokens::text as text from email_tokens');
    expect(rows.map(({ text }) => text).join()).not.toContain(token);
  });
});

describe('a session during a password reset', () => {
  it('ends, whichever of reset and refresh comes first', async () => {
    for (let round = 0; round < 6; round++) {
      const member = await api.aMember();
      const refreshToken = await api.aRefreshToken(member);
      const token = await api.aMailedToken(member, 'reset');
      const [, refreshed] = await Promise.all([reset(token), api.send(refresh, { input: { refreshToken } })]);
      if (refreshed.statusCode !== 200) continue;
      const pair = refreshed.json().data;
      expect((await api.refused(profile, { as: pair })).code).toBe('UNAUTHENTICATED');
      const { code } = await api.refused(refresh, { input: { refreshToken: pair.refreshToken } });
      expect(code).toBe('INVALID_REFRESH_TOKEN');
    }
  });

  it('does not begin if the reset follows the check of the old password', async () => {
    const member = await api.aMember();
    const token = await api.aMailedToken(member, 'reset');
    const verify = api.services.passwords.verify;
    // The reset comes between the check of the old password and the start of the session.
    api.services.passwords.verify = async (stored, plainPassword) => {
      const matches = await verify(stored, plainPassword);
      await reset(token);
      return matches;
    };
    const response = await signIn(member, password);
    api.services.passwords.verify = verify;
    expect(response.statusCode).toBe(401);
    const { rows } = await api.pool.query(
      'select count(*)::int as alive from sessions where user_id = $1 and ended_at is null',
      [member.id],
    );
    expect(rows).toEqual([{ alive: 0 }]);
  });

  it('does not begin with the old password while the reset is being committed', async () => {
    const member = await api.aMember();
    const client = await api.pool.connect();
    await client.query('begin');
    await client.query(`update users set password_hash = 'another' where id = $1`, [member.id]);
    await client.query('update sessions set ended_at = now() where user_id = $1', [member.id]);
    const signInDuringReset = signIn(member, password);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await client.query('commit');
    client.release();
    expect((await signInDuringReset).statusCode).toBe(401);
  });
});
