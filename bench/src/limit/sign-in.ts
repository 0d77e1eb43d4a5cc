import { createHash, createHmac, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hashesAtOnce } from '@halved/shared/password-hashing';
import { verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { Statement } from '../lib/wire-protocol.ts';
import type { LimitQuery } from './database.ts';

const tokenSeconds = 15 * 60;
const hashing = pLimit(hashesAtOnce(availableParallelism()));

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function tokenOf(secret: string, userId: string, sessionId: string): string {
  const issuedAt = Math.floor(Date.now() / 1000);
  const claims = { sub: userId, sid: sessionId, iat: issuedAt, exp: issuedAt + tokenSeconds };
  const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

interface AccountRow {
  id: string;
  passwordHash: string;
  [column: string]: unknown;
}

/**
 * Signs in without a library for tokens: reads the account, computes one hash, as many at once as the API, and creates the session and the tokens.
 * Returns the body of the response.
 */
export async function signInByHand(
  query: LimitQuery,
  [find, ...open]: readonly Statement[],
  secret: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const [account] = find ? await query<AccountRow>([find], { '@email': email }) : [];
  const isRight = account && (await hashing(() => verify(account.passwordHash, password)));
  if (!account || !isRight) throw new Error('no such account');
  const refreshToken = randomBytes(32).toString('base64url');
  const hash = `\\x${createHash('sha256').update(refreshToken).digest('hex')}`;
  const marks: Record<string, string> = { '@viewer': account.id, '@hash': hash };
  await query(open, marks);
  const { passwordHash, ...user } = account;
  const token = tokenOf(secret, account.id, marks['@new0'] ?? '');
  return JSON.stringify({ data: { token, refreshToken, user } });
}
