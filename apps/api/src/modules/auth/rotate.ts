import { type Database, refreshTokens, sessions, statement, withTransaction } from '@halved/db';
import { selectAs } from '@halved/db/select-as';
import { eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fail } from '../../errors.ts';
import { hashToken, newRefreshToken, type Tokens } from '../../services/tokens.ts';
import { judgeRefresh } from './rules.ts';
import { endSession, type TokenPair } from './sessions.ts';

const p = sql.placeholder;

interface Presented {
  hash: Buffer;
  sessionId: string;
  userId: string;
  over: boolean;
  spent: boolean;
  withinGrace: boolean;
  successorUsed: boolean;
}

const findPresented = statement<Presented>(sql`
  select ${selectAs({
    hash: refreshTokens.hash,
    sessionId: sessions.id,
    userId: sessions.userId,
    over: sql`${sessions.endedAt} is not null or ${sessions.expiresAt} <= now()
      or ${refreshTokens.expiresAt} <= now() or ${refreshTokens.replacedAt} is not null`,
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

// Locks the session, so that two uses of one token are judged one after the other.
const lockSession = statement(sql`
  select 1 from ${sessions}
  where ${sessions.id} = (select ${refreshTokens.sessionId} from ${refreshTokens} where ${refreshTokens.hash} = ${p('hash')})
  for update
`);

// Of a spent token's successors one takes the place of the other: no two chains of a session ever run on side by side.
const replaceDescendants = statement(sql`
  with recursive descendants as (
    select hash from refresh_tokens where session_id = ${p('sessionId')} and parent_hash = ${p('hash')}
    union all
    select child.hash from refresh_tokens child
    join descendants on descendants.hash = child.parent_hash
    where child.session_id = ${p('sessionId')}
  )
  update refresh_tokens set replaced_at = now()
  where hash in (select hash from descendants) and replaced_at is null
`);

/**
 * Spends a refresh token for a new pair. One that was spent gets a successor again, in the place of the first, within
 * ten seconds, or as long as its successor was never used (the answer was lost); later it is theft and ends the
 * session. One that was replaced is refused and ends nothing: its holder looks whether another tab has a newer one.
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
  { hash, sessionId, userId, spent }: Presented,
): Promise<TokenPair> {
  const successor = newRefreshToken();
  if (spent) await replaceDescendants(db, { hash, sessionId });
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
