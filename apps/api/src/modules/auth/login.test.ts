import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { login, logout, refresh, profile } = contract.auth;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const withoutRequestId = (body: { error: { requestId?: string } }) => ({ ...body.error, requestId: '' });

describe('signing in', () => {
  it('gives the same response to a wrong password and to an unknown address', async () => {
    const { email } = await api.aMember();
    const wrong = await api.send(login, { input: { email, password: 'Wrong2horse' } });
    const unknown = await api.send(login, { input: { email: 'nobody@example.org', password } });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(withoutRequestId(wrong.json())).toEqual(withoutRequestId(unknown.json()));
    expect(wrong.json().error.message).toBe(
      'Invalid email or password. Please check your credentials and try again.',
    );
    expect(Object.keys(wrong.headers).sort()).toEqual(Object.keys(unknown.headers).sort());
  });

  it('hashes exactly once, whether or not the account exists and the password is right', async () => {
    const { email } = await api.aMember();
    const verify = vi.spyOn(api.services.passwords, 'verify');
    const hash = vi.spyOn(api.services.passwords, 'hash');
    for (const input of [
      { email, password },
      { email, password: 'Wrong2horse' },
      { email: 'nobody@example.org', password },
    ]) {
      verify.mockClear();
      await api.send(login, { input });
      expect(verify).toHaveBeenCalledTimes(1);
    }
    expect(hash).not.toHaveBeenCalled();
  });

  it('renews a hash that was made with weaker parameters', async () => {
    const dated =
      '$argon2id$v=19$m=4096,t=1,p=1$cGFzc3dvcmRzYWx0MTIz$5pnrD+5vGoRKmYB/aSFXcUDULAcQgbvWFdOMkbmYRmo';
    const { email, id } = await api.aMember({ passwordHash: dated });
    vi.spyOn(api.services.passwords, 'verify').mockResolvedValue(true);
    await api.call(login, { input: { email, password } });
    vi.restoreAllMocks();
    const { rows } = await api.pool.query('select password_hash from users where id = $1', [id]);
    expect(rows[0].password_hash).toContain('$m=19456,t=2,p=1$');
    await api.call(login, { input: { email, password } });
  });

  it('counts no failure while the database is unavailable', async () => {
    const guarded = await startApi({ databaseUrl: api.url, variables: { RATE_LIMIT_SCALE: '1' } });
    const { email } = await api.aMember();
    const verify = vi.spyOn(guarded.services.passwords, 'verify').mockRejectedValue(new Error('away'));
    for (let time = 0; time < 12; time++) {
      expect((await guarded.send(login, { input: { email, password } })).statusCode).toBe(500);
    }
    verify.mockRestore();
    await guarded.call(login, { input: { email, password } });
    await guarded.stop();
  });

  it('names missing fields with the messages of the form', async () => {
    const { details } = await api.refused(login, { input: { email: '', password: '' } });
    expect(details).toEqual({ email: 'Email is required', password: 'Password is required' });
  });

  it('works for a suspended member, and for a request with an old token', async () => {
    const member = await api.aMember({ suspendedAt: new Date() });
    const input = { email: member.email, password };
    expect((await api.call(login, { input })).user.id).toBe(member.id);
    expect((await api.call(login, { input, as: { token: 'nonsense' } })).user.id).toBe(member.id);
    expect((await api.call(login, { input, as: api.withStaleToken(member) })).user.id).toBe(member.id);
  });

  it('records the device, cut to a bounded length', async () => {
    const { email, id } = await api.aMember();
    await api.call(login, { input: { email, password }, headers: { 'user-agent': 'x'.repeat(5_000) } });
    const { rows } = await api.pool.query('select user_agent from sessions where user_id = $1', [id]);
    expect(rows.map(({ user_agent }) => user_agent)).toContain('x'.repeat(300));
  });
});

describe('signing out', () => {
  it('ends the session with both its tokens, and no other session', async () => {
    const { email } = await api.aMember();
    const session = await api.call(login, { input: { email, password } });
    const elsewhere = await api.call(login, { input: { email, password } });
    expect(await api.call(logout, { as: session })).toEqual({ success: true });
    expect((await api.refused(profile, { as: session })).code).toBe('UNAUTHENTICATED');
    expect((await api.refused(refresh, { input: { refreshToken: session.refreshToken } })).code).toBe(
      'INVALID_REFRESH_TOKEN',
    );
    await api.call(profile, { as: elsewhere });
    await api.call(refresh, { input: { refreshToken: elsewhere.refreshToken } });
  });

  it('answers 401 the second time', async () => {
    const member = await api.aMember();
    await api.call(logout, { as: member });
    expect((await api.refused(logout, { as: member })).code).toBe('UNAUTHENTICATED');
  });
});

describe('an access token', () => {
  const codeFor = async (token: string) => (await api.refused(profile, { as: { token } })).code;

  it('is refused with TOKEN_EXPIRED after its time, and with UNAUTHENTICATED if it is invalid', async () => {
    const member = await api.aMember();
    const [head, , signature] = member.token.split('.');
    const other = Buffer.from(JSON.stringify({ sub: member.id, sid: member.sessionId })).toString(
      'base64url',
    );
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    expect(await codeFor(api.withStaleToken(member).token)).toBe('TOKEN_EXPIRED');
    expect(await codeFor('nonsense')).toBe('UNAUTHENTICATED');
    expect(await codeFor(`${head}.${other}.${signature}`)).toBe('UNAUTHENTICATED');
    expect(await codeFor(`${none}.${other}.`)).toBe('UNAUTHENTICATED');
    expect(await codeFor(member.token.slice(0, -2))).toBe('UNAUTHENTICATED');
  });

  it('holds no role, tier, email or name', async () => {
    const { token } = await api.aMember({ role: 'admin', grantedTier: 'premium' });
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
    expect(claims.exp - claims.iat).toBe(15 * 60);
  });

  it('is refused if it names one member and the session of another', async () => {
    const [member, other] = [await api.aMember(), await api.aMember()];
    const mixed = api.services.tokens.sign({ userId: member.id, sessionId: other.sessionId });
    expect(await codeFor(mixed)).toBe('UNAUTHENTICATED');
  });

  it('is refused after the ninety days of its session', async () => {
    const member = await api.aMember();
    await api.pool.query(`update sessions set expires_at = now() - interval '1 second' where id = $1`, [
      member.sessionId,
    ]);
    expect(await codeFor(member.token)).toBe('UNAUTHENTICATED');
  });

  it('is refused in a header of another scheme, and accepted after “bearer” in lower case', async () => {
    const { token } = await api.aMember();
    for (const authorization of ['', 'Bearer', 'Bearer ', `Basic ${token}`, token, `Bearer ${token} x`]) {
      const response = await api.inject({ url: '/api/posts', headers: { authorization } });
      expect(response.statusCode, authorization).toBe(401);
    }
    const lower = await api.inject({ url: '/api/posts', headers: { authorization: `bearer ${token}` } });
    expect(lower.statusCode).toBe(200);
  });
});
