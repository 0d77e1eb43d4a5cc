import { type Database, newId, refreshTokens, sessions, statement, withTransaction } from '@halved/db';
import { selectAs } from '@halved/db/select-as';
import { eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fail } from '../../errors.ts';
import { hashToken, newRefreshToken, type Tokens } from '../../services/tokens.ts';
import { judgeRefresh } from './rules.ts';

export interface TokenPair {
  token: string;
  refreshToken: string;
}

const p = sql.placeholder;

// One statement, so that signing in costs one round trip beside its password hash.
const insertSession = statement(sql`
  with new_session as (
    insert into sessions (id, user_id, user_agent, expires_at)
    values (${p('sessionId')}, ${p('userId')}, ${p('userAgent')}, now() + interval '90 days')
  )
  insert into refresh_tokens (hash, session_id, expires_at)
  values (${p('hash')}, ${p('sessionId')}, now() + interval '30 days')
`);

/** Opens a session for a member who has just proved who they are. */
export async function openSession(
  db: Database,
  tokens: Tokens,
  { userId, userAgent }: { userId: string; userAgent: string | undefined },
): Promise<TokenPair> {
  const sessionId = newId();
  const refreshToken = newRefreshToken();
  await insertSession(db, {
    sessionId,
    userId,
    userAgent: userAgent ?? null,
    hash: hashToken(refreshToken),
  });
  return { token: tokens.sign({ userId, sessionId }), refreshToken };
}

export const endSession = (db: Database, sessionId: string) =>
  db.update(sessions).set({ endedAt: sql`now()` }).where(eq(sessions.id, sessionId));

interface Presented {
  hash: Buffer;
  sessionId: string;
  userId: string;
  over: boolean;
  spent: boolean;
  withinGrace: boolean;
  successorUsed: boolean;
}

// Locks the session, so that two uses of one token are judged one after the other.
const findPresented = statement<Presented>(sql`
  select ${selectAs({
    hash: refreshTokens.hash,
    sessionId: sessions.id,
    userId: sessions.userId,
    over: sql`${sessions.endedAt} is not null or ${sessions.expiresAt} <= now()
      or ${refreshTokens.expiresAt} <= now()`,
    spent: sql`${refreshTokens.spentAt} is not null`,
    withinGrace: sql`coalesce(${refreshTokens.spentAt} > clock_timestamp() - interval '10 seconds', false)`,
    successorUsed: sql`exists (
      select 1 from refresh_tokens successor
      where successor.session_id = ${sessions.id} and successor.parent_hash = ${refreshTokens.hash}
        and successor.spent_at is not null)`,
  })}
  from ${refreshTokens} join ${sessions} on ${sessions.id} = ${refreshTokens.sessionId}
  where ${refreshTokens.hash} = ${p('hash')}
`);

const lockSession = statement(sql`
  select 1 from ${sessions}
  where ${sessions.id} = (select ${refreshTokens.sessionId} from ${refreshTokens} where ${refreshTokens.hash} = ${p('hash')})
  for update
`);

/**
 * Spends a refresh token for a new pair. One that was spent gets a successor again within ten seconds, or as
 * long as its successor was never used (the answer was lost); later it is theft and ends the session.
 */
export async function rotate(pool: Pool, tokens: Tokens, refreshToken: string): Promise<TokenPair> {
  const hash = hashToken(refreshToken);
  const rotated = await withTransaction(pool, async (db) => {
    await lockSession(db, { hash });
    const [presented] = await findPresented(db, { hash });
    if (!presented) return null;
    const verdict = judgeRefresh(presented);
    if (verdict === 'theft') await endSession(db, presented.sessionId);
    return verdict === 'renew' ? renew(db, tokens, presented) : null;
  });
  return rotated ?? fail('INVALID_REFRESH_TOKEN');
}

async function renew(
  db: Database,
  tokens: Tokens,
  { hash, sessionId, userId }: Presented,
): Promise<TokenPair> {
  const successor = newRefreshToken();
  await db
    .update(refreshTokens)
    .set({ spentAt: sql`coalesce(${refreshTokens.spentAt}, clock_timestamp())` })
    .where(eq(refreshTokens.hash, hash));
  await db.insert(refreshTokens).values({
    sessionId,
    parentHash: hash,
    hash: hashToken(successor),
    expiresAt: sql`now() + interval '30 days'`,
  });
  await db.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.id, sessionId));
  return { token: tokens.sign({ userId, sessionId }), refreshToken: successor };
}
