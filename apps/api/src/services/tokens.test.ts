import { newId } from '@halved/db';
import { describe, expect, it } from 'vitest';
import { letPass } from '../testing/clock.ts';
import { createTokens, hashToken, newRefreshToken } from './tokens.ts';

const [old, current] = ['the key of last year, long enough', 'the key of this year, long enough'];
const claims = { userId: newId(), sessionId: newId() };

describe('access tokens', () => {
  it('are valid for fifteen minutes', async () => {
    const tokens = createTokens([current]);
    const token = tokens.sign(claims);
    await letPass(14 * 60_000);
    expect(tokens.verify(token)).toEqual({ state: 'valid', claims });
    await letPass(61_000);
    expect(tokens.verify(token)).toEqual({ state: 'expired' });
  });

  it('stay valid after a change of keys as long as the old key is in the list', () => {
    const token = createTokens([old]).sign(claims);
    expect(createTokens([current, old]).verify(token)).toEqual({ state: 'valid', claims });
    expect(createTokens([current]).verify(token)).toEqual({ state: 'bad' });
  });

  it.each(['', 'x', 'a.b.c', '..', '\0', 'é'.repeat(200)])(
    'are refused if they do not look like a token: %j',
    (token) => {
      expect(createTokens([current]).verify(token)).toEqual({ state: 'bad' });
    },
  );

  it('cannot be made without a key', () => {
    expect(() => createTokens([])).toThrow();
  });
});

describe('refresh tokens', () => {
  it('have 256 random bits, and are stored as a hash of 256 bits', () => {
    const token = newRefreshToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(newRefreshToken()).not.toBe(token);
    expect(hashToken(token)).toHaveLength(32);
  });
});
