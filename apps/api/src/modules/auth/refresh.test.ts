import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../services/tokens.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { refresh, profile } = contract.auth;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const spend = (refreshToken: string) => api.call(refresh, { input: { refreshToken } });
const codeFor = async (refreshToken: string) =>
  (await api.refused(refresh, { input: { refreshToken } })).code;

/** Makes a spent token look as if it was spent this long ago. */
const spentAgo = (token: string, interval: string) =>
  api.pool.query('update refresh_tokens set spent_at = spent_at - $2::interval where hash = $1', [
    hashToken(token),
    interval,
  ]);

describe('refreshing', () => {
  it('spends the token for a new pair, again and again', async () => {
    const member = await api.aMember();
    let token = await api.aRefreshToken(member);
    for (let round = 0; round < 3; round++) {
      const pair = await spend(token);
      expect(pair.refreshToken).not.toBe(token);
      expect((await api.call(profile, { as: pair })).id).toBe(member.id);
      token = pair.refreshToken;
    }
  });

  it('gives a spent token a successor again within ten seconds, for tabs that ask at once', async () => {
    const first = await api.aRefreshToken(await api.aMember());
    const second = await spend(first);
    await spend(second.refreshToken);
    const again = await spend(first);
    expect(again.refreshToken).not.toBe(second.refreshToken);
    await spend(again.refreshToken);
  });

  it('serves ten tabs at once, each with a token that works', async () => {
    const first = await api.aRefreshToken(await api.aMember());
    const pairs = await Promise.all(Array.from({ length: 10 }, () => spend(first)));
    expect(new Set(pairs.map(({ refreshToken }) => refreshToken)).size).toBe(10);
    for (const pair of pairs) await api.call(profile, { as: pair });
    await Promise.all(pairs.map(({ refreshToken }) => spend(refreshToken)));
  });

  it('forgives a token whose answer was lost: its successor was never used', async () => {
    const first = await api.aRefreshToken(await api.aMember());
    await spend(first);
    await spentAgo(first, '3 days');
    await spend(first);
  });

  it('takes a later second use for theft, and ends the session and every token of it', async () => {
    const member = await api.aMember();
    const first = await api.aRefreshToken(member);
    const second = await spend(first);
    const third = await spend(second.refreshToken);
    await spentAgo(first, '11 seconds');
    expect(await codeFor(first)).toBe('INVALID_REFRESH_TOKEN');
    expect(await codeFor(third.refreshToken)).toBe('INVALID_REFRESH_TOKEN');
    api.services.accounts.forget(member.id);
    expect((await api.refused(profile, { as: third })).code).toBe('UNAUTHENTICATED');
  });

  it('leaves the member’s other sessions alone when one is stolen', async () => {
    const member = await api.aMember();
    const elsewhere = await api.call(contract.auth.login, {
      input: { email: member.email, password: 'Correct1horse' },
    });
    const first = await api.aRefreshToken(member);
    await spend((await spend(first)).refreshToken);
    await spentAgo(first, '1 minute');
    await codeFor(first);
    await spend(elsewhere.refreshToken);
  });

  it('ends after thirty days without use, and ninety days in all', async () => {
    const member = await api.aMember();
    const { refreshToken } = await spend(await api.aRefreshToken(member));
    const left = async (table: string, column: string) => {
      const { rows } = await api.pool.query(
        `select round(extract(epoch from max(expires_at) - now()) / 86400) as days from ${table} where ${column} = $1`,
        [table === 'sessions' ? member.sessionId : hashToken(refreshToken)],
      );
      return Number(rows[0].days);
    };
    expect(await left('refresh_tokens', 'hash')).toBe(30);
    expect(await left('sessions', 'id')).toBe(90);

    await api.pool.query(
      `update refresh_tokens set expires_at = now() - interval '1 second' where hash = $1`,
      [hashToken(refreshToken)],
    );
    expect(await codeFor(refreshToken)).toBe('INVALID_REFRESH_TOKEN');

    const other = await api.aMember();
    const fresh = await api.aRefreshToken(other);
    await api.pool.query(`update sessions set expires_at = now() - interval '1 second' where id = $1`, [
      other.sessionId,
    ]);
    expect(await codeFor(fresh)).toBe('INVALID_REFRESH_TOKEN');
  });

  it('does not move the ninety days', async () => {
    const member = await api.aMember();
    await api.pool.query(`update sessions set expires_at = now() + interval '1 day' where id = $1`, [
      member.sessionId,
    ]);
    await spend(await api.aRefreshToken(member));
    const { rows } = await api.pool.query(
      `select expires_at < now() + interval '25 hours' as kept from sessions where id = $1`,
      [member.sessionId],
    );
    expect(rows[0].kept).toBe(true);
  });

  it.each(['', 'unknown', 'x'.repeat(201), '\0'])(
    'refuses %j as any token it does not know',
    async (token) => {
      expect(await codeFor(token)).toBe('INVALID_REFRESH_TOKEN');
    },
  );

  it('needs no access token, and looks at none', async () => {
    const member = await api.aMember();
    const refreshToken = await api.aRefreshToken(member);
    const pair = await api.call(refresh, { as: api.withStaleToken(member), input: { refreshToken } });
    await api.call(profile, { as: pair });
  });
});
