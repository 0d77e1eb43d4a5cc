import { contract } from '@halved/shared/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../services/tokens.ts';
import { dataOf } from '../../testing/answers.ts';
import type { Member } from '../../testing/factories.ts';
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

/** Moves the moment at which a token was spent into the past, by an interval. */
const backdateUse = (token: string, interval: string) =>
  api.pool.query('update refresh_tokens set spent_at = spent_at - $2::interval where hash = $1', [
    hashToken(token),
    interval,
  ]);

const isOver = async ({ sessionId }: Member) => {
  const { rows } = await api.pool.query('select ended_at from sessions where id = $1', [sessionId]);
  return rows[0].ended_at !== null;
};

/** The hashes of a session's valid tokens, which are not spent and not replaced. */
const validTokensOf = async ({ sessionId }: Member): Promise<Buffer[]> => {
  const { rows } = await api.pool.query(
    'select hash from refresh_tokens where session_id = $1 and spent_at is null and replaced_at is null',
    [sessionId],
  );
  return rows.map(({ hash }) => hash);
};

describe('refreshing', () => {
  it('exchanges the token for a new pair, again and again', async () => {
    const member = await api.aMember();
    let token = await api.aRefreshToken(member);
    for (let round = 0; round < 3; round++) {
      const pair = await spend(token);
      expect(pair.refreshToken).not.toBe(token);
      expect((await api.call(profile, { as: pair })).id).toBe(member.id);
      token = pair.refreshToken;
    }
  });

  it('treats a late second use as theft, and ends the session with all its tokens', async () => {
    const member = await api.aMember();
    const first = await api.aRefreshToken(member);
    const second = await spend(first);
    const third = await spend(second.refreshToken);
    await backdateUse(first, '11 seconds');
    expect(await codeFor(first)).toBe('INVALID_REFRESH_TOKEN');
    expect(await codeFor(third.refreshToken)).toBe('INVALID_REFRESH_TOKEN');
    api.services.accounts.forget(member.id);
    expect((await api.refused(profile, { as: third })).code).toBe('UNAUTHENTICATED');
  });
});

describe('a token that is used again', () => {
  it('within ten seconds gets another successor, for tabs that refresh at once', async () => {
    const first = await api.aRefreshToken(await api.aMember());
    const second = await spend(first);
    const third = await spend(second.refreshToken);
    const again = await spend(first);
    expect(await codeFor(third.refreshToken)).toBe('INVALID_REFRESH_TOKEN');
    expect(await codeFor(second.refreshToken)).toBe('INVALID_REFRESH_TOKEN');
    await spend(again.refreshToken);
  });

  it('by twenty requests at the same moment leaves one valid successor, and ends no session', async () => {
    const first = await api.aRefreshToken(await api.aMember());
    const pairs = await Promise.all(Array.from({ length: 20 }, () => spend(first)));
    expect(new Set(pairs.map(({ refreshToken }) => refreshToken)).size).toBe(20);
    for (const pair of pairs) await api.call(profile, { as: pair });
    const used = await Promise.all(
      pairs.map(({ refreshToken }) => api.send(refresh, { input: { refreshToken } })),
    );
    const accepted = used.filter(({ statusCode }) => statusCode === 200);
    expect(used.filter(({ statusCode }) => statusCode === 401)).toHaveLength(19);
    for (const response of accepted) await spend(dataOf(refresh, response).refreshToken);
    expect(accepted).toHaveLength(1);
  });

  it('after its response was lost is accepted even days later, and makes the lost successor invalid', async () => {
    const first = await api.aRefreshToken(await api.aMember());
    const lost = await spend(first);
    await backdateUse(first, '3 days');
    const { refreshToken } = await spend(first);
    expect(await codeFor(lost.refreshToken)).toBe('INVALID_REFRESH_TOKEN');
    await spend(refreshToken);
  });

  it('by its owner soon after a thief used it takes the session back from the thief', async () => {
    const first = await api.aRefreshToken(await api.aMember());
    const stolen = await spend((await spend(first)).refreshToken);
    const own = await spend(first);
    expect(await codeFor(stolen.refreshToken)).toBe('INVALID_REFRESH_TOKEN');
    await spend(own.refreshToken);
  });

  it('by its owner long after a thief used it and refreshed again ends the session for both', async () => {
    const member = await api.aMember();
    const first = await api.aRefreshToken(member);
    const stolen = await spend((await spend(first)).refreshToken);
    await backdateUse(first, '11 seconds');
    expect(await codeFor(first)).toBe('INVALID_REFRESH_TOKEN');
    expect(await codeFor(stolen.refreshToken)).toBe('INVALID_REFRESH_TOKEN');
    expect(await isOver(member)).toBe(true);
  });

  it('by a thief soon after its owner used it ends the owner’s successor, and its next late use ends the session for both', async () => {
    const member = await api.aMember();
    const first = await api.aRefreshToken(member);
    const own = await spend(first);
    const stolen = await spend(first);
    expect(await codeFor(own.refreshToken)).toBe('INVALID_REFRESH_TOKEN');
    expect(await isOver(member)).toBe(false);
    await spend(stolen.refreshToken);
    await backdateUse(first, '11 seconds');
    expect(await codeFor(first)).toBe('INVALID_REFRESH_TOKEN');
    expect(await isOver(member)).toBe(true);
  });

  it('leaves at most one valid token, in any order of owner and thief', async () => {
    const step = fc.record({ token: fc.nat(), later: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
        const member = await api.aMember();
        const known = [await api.aRefreshToken(member)];
        for (const { token, later } of steps) {
          const presented = known[token % known.length] ?? '';
          if (later) await backdateUse(presented, '11 seconds');
          const response = await api.send(refresh, { input: { refreshToken: presented } });
          const validTokens = await validTokensOf(member);
          expect(validTokens.length).toBeLessThanOrEqual(1);
          if (response.statusCode !== 200) continue;
          const { refreshToken } = dataOf(refresh, response);
          expect(validTokens).toEqual([hashToken(refreshToken)]);
          known.push(refreshToken);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('a refresh token', () => {
  it('does not affect the member’s other sessions when it is stolen', async () => {
    const member = await api.aMember();
    const elsewhere = await api.call(contract.auth.login, {
      input: { email: member.email, password: 'Correct1horse' },
    });
    const first = await api.aRefreshToken(member);
    await spend((await spend(first)).refreshToken);
    await backdateUse(first, '1 minute');
    await codeFor(first);
    await spend(elsewhere.refreshToken);
  });

  it('expires after thirty days without use, and ninety days after the sign-in', async () => {
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

  it('does not extend the ninety days of its session', async () => {
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
    'is refused like any unknown token if it is %j',
    async (token) => {
      expect(await codeFor(token)).toBe('INVALID_REFRESH_TOKEN');
    },
  );

  it('works without an access token, and ignores a bad one', async () => {
    const member = await api.aMember();
    const refreshToken = await api.aRefreshToken(member);
    const pair = await api.call(refresh, { as: api.withStaleToken(member), input: { refreshToken } });
    await api.call(profile, { as: pair });
  });
});
