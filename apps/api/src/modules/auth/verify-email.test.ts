import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../services/tokens.ts';
import { sessionOf } from '../../testing/answers.ts';
import { password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { verifyEmail, resendVerification, register, profile } = contract.auth;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const verify = (token: string) => api.call(verifyEmail, { input: { token } });
const codeFor = async (token: string) => (await api.refused(verifyEmail, { input: { token } })).code;
const waiting = async (id: string) => {
  const { rows } = await api.pool.query('select kind from outbox where user_id = $1', [id]);
  return rows.map(({ kind }) => kind);
};
const unverified = () => api.aMember({ emailVerifiedAt: null });

describe('a new account', () => {
  it('is mailed the link to confirm its address, in the transaction that opens it', async () => {
    const input = { username: 'newcomer', email: 'newcomer@example.org', password };
    const { user } = sessionOf(await api.call(register, { input }));
    expect(await waiting(user.id)).toEqual(['verify_email']);
    const again = { ...input, email: 'other@example.org' };
    await api.refused(register, { input: again });
    const { rows } = await api.pool.query('select count(*)::int as count from outbox');
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('opening the link to confirm an address', () => {
  it('verifies the address with immediate effect', async () => {
    const member = await unverified();
    expect((await api.call(profile, { as: member })).emailVerified).toBe(false);
    expect(await verify(await api.aMailedToken(member, 'verify'))).toEqual({ verified: true });
    expect((await api.call(profile, { as: member })).emailVerified).toBe(true);
    expect((await api.refused(resendVerification, { as: member })).code).toBe('ALREADY_VERIFIED');
  });

  it('works a second time too, since a mail scanner may open the link first', async () => {
    const member = await unverified();
    const token = await api.aMailedToken(member, 'verify');
    const at = async () => {
      const { rows } = await api.pool.query('select email_verified_at as at from users where id = $1', [
        member.id,
      ]);
      return rows[0].at;
    };
    await verify(token);
    const first = await at();
    for (let time = 0; time < 3; time++) expect(await verify(token)).toEqual({ verified: true });
    expect(await at()).toEqual(first);
  });

  it('works for eight calls at the same moment', async () => {
    const token = await api.aMailedToken(await unverified(), 'verify');
    const responses = await Promise.all(Array.from({ length: 8 }, () => verify(token)));
    expect(responses).toEqual(responses.map(() => ({ verified: true })));
  });

  it('signs nobody in', async () => {
    const member = await unverified();
    const token = await api.aMailedToken(member, 'verify');
    const sessions = async () =>
      (await api.pool.query('select count(*)::int as count from sessions where user_id = $1', [member.id]))
        .rows;
    const before = await sessions();
    const response = await api.send(verifyEmail, { input: { token } });
    expect(response.json()).toEqual({ data: { verified: true } });
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await sessions()).toEqual(before);
  });

  it('is answered without caching and without an ETag', async () => {
    const token = await api.aMailedToken(await unverified(), 'verify');
    const ask = (headers: Record<string, string> = {}) =>
      api.send(verifyEmail, { input: { token }, headers });
    const { headers } = await ask();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    expect((await ask({ 'if-none-match': '*' })).statusCode).toBe(200);
  });

  it('works for 24 hours', async () => {
    const member = await unverified();
    const token = await api.aMailedToken(member, 'verify');
    const age = (interval: string) =>
      api.pool.query('update email_tokens set expires_at = expires_at - $2::interval where hash = $1', [
        hashToken(token),
        interval,
      ]);
    await age('24 hours');
    expect(await codeFor(token)).toBe('INVALID_TOKEN');
    await age('-1 minute');
    expect(await verify(token)).toEqual({ verified: true });
  });

  it('works with every mail of the last 24 hours, not only with the newest', async () => {
    const member = await unverified();
    const [first, second] = [
      await api.aMailedToken(member, 'verify'),
      await api.aMailedToken(member, 'verify'),
    ];
    await verify(second);
    await verify(first);
  });

  it.each(['', 'unknown', 'x'.repeat(201), '\0'])(
    'is refused with a message, like any unknown link, if the token is %j',
    async (token) => {
      const { code, message } = await api.refused(verifyEmail, { input: { token } });
      expect(code).toBe('INVALID_TOKEN');
      expect(message).toBe('This link is invalid or has expired.');
    },
  );
});

describe('asking again for the mail that confirms an address', () => {
  it('leaves one mail waiting', async () => {
    const member = await unverified();
    await api.call(resendVerification, { as: member });
    await api.call(resendVerification, { as: member });
    expect(await waiting(member.id)).toEqual(['verify_email']);
  });

  it('is refused if the address is already verified', async () => {
    const member = await api.aMember();
    const { status, code } = await api.refused(resendVerification, { as: member });
    expect([status, code]).toEqual([409, 'ALREADY_VERIFIED']);
    expect(await waiting(member.id)).toEqual([]);
  });

  it('is refused after three times in an hour', async () => {
    const limited = await startApi({ databaseUrl: api.url, variables: { RATE_LIMIT_SCALE: '1' } });
    const as = await unverified();
    for (let time = 0; time < 3; time++) await limited.call(resendVerification, { as });
    expect((await limited.refused(resendVerification, { as })).code).toBe('RATE_LIMITED');
    await limited.stop();
  });
});
