import { createHash, randomBytes } from 'node:crypto';
import { isFields } from '@halved/shared/fields';
import { createDecoder, createSigner, createVerifier, TokenError } from 'fast-jwt';
import { LRUCache } from 'lru-cache';
import { validate } from 'uuid';
import { growingTo } from './cache-size.ts';

/** The claims of an access token: its member and its session. It holds no role, tier or email. */
interface Claims {
  userId: string;
  sessionId: string;
}

interface Payload {
  claims: Claims;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

type Verified = { state: 'valid'; claims: Claims } | { state: 'expired' } | { state: 'bad' };

export interface Tokens {
  /** Makes a signed access token, which is valid for 15 minutes. */
  sign(claims: Claims): string;
  verify(token: string): Verified;
  /** The claims of a correctly signed token, even if it has expired. Use them only to end the token's session. */
  claimsOf(token: string): Claims | null;
}

export const accessTokenSeconds = 15 * 60;

const issuer = 'halved';

/** The public name of a key: the first characters of its hash, which distinguish it from other keys. */
const kidOf = (secret: string) => createHash('sha256').update(secret).digest('base64url').slice(0, 8);

/** Signs with the first secret and verifies with all of them, by the token's `kid` (HS256 only). */
export function createTokens(secrets: string[]): Tokens {
  const [first] = secrets;
  if (!first) throw new Error('No secret to sign tokens with');
  const sign = createSigner({
    key: first,
    algorithm: 'HS256',
    kid: kidOf(first),
    iss: issuer,
    aud: issuer,
    expiresIn: accessTokenSeconds * 1000,
  });
  const checks = {
    algorithms: ['HS256' as const],
    allowedIss: issuer,
    allowedAud: issuer,
    requiredClaims: ['iss', 'aud', 'sub', 'sid', 'exp'],
  };
  const keys = new Map(
    secrets.map((key) => [
      kidOf(key),
      {
        fresh: createVerifier({ key, ...checks }),
        old: createVerifier({ key, ...checks, ignoreExpiration: true }),
      },
    ]),
  );
  const decode = createDecoder({ complete: true });
  const keyFor = (token: string) => keys.get(String(decode(token).header.kid));
  // A client sends the same token with all calls of a quarter of an hour. The cache of fast-jwt would decode the token
  // for its key and hash it for each of them, which is a tenth of the time of a small call.
  const verified = new LRUCache<string, Payload>(growingTo(10_000));
  return {
    sign: ({ userId, sessionId }) => sign({ sub: userId, sid: sessionId }),
    verify: (token) => {
      const known = verified.get(token);
      if (known && Date.now() < known.expiresAt) return { state: 'valid', claims: known.claims };
      try {
        const payload = read(keyFor(token)?.fresh(token));
        if (!payload) return { state: 'bad' };
        verified.set(token, payload);
        return { state: 'valid', claims: payload.claims };
      } catch (error) {
        const expired = error instanceof TokenError && error.code === TokenError.codes.expired;
        return { state: expired ? 'expired' : 'bad' };
      }
    },
    claimsOf: (token) => {
      try {
        return read(keyFor(token)?.old(token))?.claims ?? null;
      } catch {
        return null;
      }
    },
  };
}

const isId = (claim: unknown): claim is string => validate(claim);

// Another program with the same key may sign any value. So a value that is not an id is refused before it reaches the
// database.
function read(payload: unknown): Payload | null {
  if (!isFields(payload)) return null;
  const { sub, sid, exp } = payload;
  return isId(sub) && isId(sid)
    ? { claims: { userId: sub, sessionId: sid }, expiresAt: Number(exp) * 1000 }
    : null;
}

/** The token of a session or of a mailed link: 256 random bits. Only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
