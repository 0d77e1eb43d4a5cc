import { type Database, withTransaction } from '@halved/db';
import type { Pool } from 'pg';
import { fail } from '../../errors.ts';
import { hashToken, newToken, type Tokens } from '../../services/tokens.ts';
import {
  findPresented,
  insertSuccessor,
  lockSessionOf,
  type PresentedToken,
  replaceDescendants,
} from './refresh-queries.ts';
import { refreshVerdict } from './rules.ts';
import { endSession, insertSession } from './session-queries.ts';

interface TokenPair {
  token: string;
  refreshToken: string;
}

interface Proof {
  userId: string;
  /** The hash that the password was compared with. */
  passwordHash: string;
  /** The moment from which the second factor is in force that was checked; null if none was. */
  secondFactorSince: Date | null;
  userAgent: string | undefined;
}

/**
 * Opens a session for a member whose identity was just proven. Returns undefined if the password or the second factor
 * changed meanwhile.
 */
export async function openSession(
  db: Database,
  tokens: Tokens,
  { userAgent, ...proof }: Proof,
): Promise<TokenPair | undefined> {
  const refreshToken = newToken();
  const sessionId = await insertSession(db, {
    ...proof,
    userAgent: userAgent ?? null,
    hash: hashToken(refreshToken),
  });
  if (sessionId === undefined) return undefined;
  return { token: tokens.sign({ userId: proof.userId, sessionId }), refreshToken };
}

/**
 * Exchanges a refresh token for a new pair, which spends the token. A spent token is accepted again within ten seconds.
 * Later a spent token is accepted only if its successor was never used, because the response with the successor was
 * probably lost. Its new successor replaces the first one. Any other use of a spent token counts as theft and ends the
 * session. A replaced token is rejected, but its session continues, because another tab of the client may have a newer
 * token.
 */
export async function rotate(pool: Pool, tokens: Tokens, refreshToken: string): Promise<TokenPair> {
  const hash = hashToken(refreshToken);
  const pair = await withTransaction(pool, async (db) => {
    await lockSessionOf(db, hash);
    const presented = await findPresented(db, hash);
    if (!presented) return null;
    const verdict = refreshVerdict(presented);
    if (verdict === 'theft') await endSession(db, presented.sessionId);
    return verdict === 'renew' ? renew(db, tokens, presented) : null;
  });
  return pair ?? fail('INVALID_REFRESH_TOKEN');
}

async function renew(db: Database, tokens: Tokens, presented: PresentedToken): Promise<TokenPair> {
  const { userId, sessionId } = presented;
  const successor = newToken();
  if (presented.isSpent) await replaceDescendants(db, presented);
  await insertSuccessor(db, presented, hashToken(successor));
  return { token: tokens.sign({ userId, sessionId }), refreshToken: successor };
}
