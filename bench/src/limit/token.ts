import { createHmac, timingSafeEqual } from 'node:crypto';

/** The claims of an access token that the limit server uses. */
export interface Claims {
  readonly userId: string;
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const keep = 10_000;

/** Verifies access tokens (JWT, HS256) without a library. It caches verified tokens like the API's library. */
export function tokenChecker(secret: string): (token: string) => Claims | undefined {
  const known = new Map<string, Claims>();
  return (token) => {
    const claims = known.get(token) ?? verify(token, secret);
    if (!claims || claims.expiresAt <= Date.now()) return undefined;
    if (known.size >= keep) known.clear();
    known.set(token, claims);
    return claims;
  };
}

function verify(token: string, secret: string): Claims | undefined {
  const [head = '', body = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const signatureBytes = Buffer.from(signature, 'base64url');
  if (signatureBytes.length !== expected.length || !timingSafeEqual(signatureBytes, expected))
    return undefined;
  const payload: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
  if (typeof payload !== 'object' || payload === null) return undefined;
  if (!('sub' in payload && 'sid' in payload && 'exp' in payload)) return undefined;
  return {
    userId: String(payload.sub),
    sessionId: String(payload.sid),
    expiresAt: Number(payload.exp) * 1000,
  };
}
