import { newId } from '@halved/db';
import { createDecoder, createSigner } from 'fast-jwt';
import { describe, expect, it } from 'vitest';
import { letPass } from '../testing/clock.ts';
import { createTokens, hashToken, newToken } from './tokens.ts';

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

/** A token as this server makes it, but for `change`. An undefined value leaves the part out. */
function forge(change: Record<string, string | number | undefined>): string {
  const { header } = createDecoder({ complete: true })(createTokens([current]).sign(claims));
  const parts = {
    key: current,
    algorithm: 'HS256',
    kid: header.kid,
    iss: 'halved',
    aud: 'halved',
    expiresIn: 60_000,
    ...change,
  };
  const given = Object.entries(parts).filter(([, value]) => value !== undefined);
  return createSigner(Object.fromEntries(given))({ sub: claims.userId, sid: claims.sessionId });
}

describe('a token made elsewhere', () => {
  const tokens = createTokens([current]);

  it('is valid if it has the key, the algorithm and every claim', () => {
    expect(tokens.verify(forge({}))).toEqual({ state: 'valid', claims });
    expect(tokens.claimsOf(forge({}))).toEqual(claims);
  });

  it.each([
    ['it is not signed (alg none)', { algorithm: 'none', key: '' }],
    ['it is signed with HS512', { algorithm: 'HS512' }],
    ['it is signed with HS384', { algorithm: 'HS384' }],
    ['it is signed with another key', { key: 'the key of somebody else, long enough' }],
    ['it does not name its key', { kid: undefined }],
    ['it names an unknown key', { kid: 'unknown' }],
    ['its issuer is another', { iss: 'elsewhere' }],
    ['it has no issuer', { iss: undefined }],
    ['its audience is another', { aud: 'elsewhere' }],
    ['it has no audience', { aud: undefined }],
    ['it never ends', { expiresIn: undefined }],
  ])('is refused if %s', (_reason, change) => {
    expect(tokens.verify(forge(change))).toEqual({ state: 'bad' });
    expect(tokens.claimsOf(forge(change))).toBeNull();
  });
});

describe('refresh tokens', () => {
  it('have 256 random bits, and are stored as a hash of 256 bits', () => {
    const token = newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(newToken()).not.toBe(token);
    expect(hashToken(token)).toHaveLength(32);
  });
});
