import {
  type Database,
  literalInt,
  newId,
  refreshTokens,
  sessions,
  statement,
  users,
  withTransaction,
} from '@halved/db';
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

// One statement, so that signing in costs one round trip beside its password hash. It waits for whoever is changing
// the password, lest a session of the old one begin just after all of them were ended.
const insertSession = statement<{ sessionId: string }>(sql`
  with owner as (
    select ${users.id} from ${users}
    where ${users.id} = ${p('userId')} and ${users.passwordHash} = ${p('passwordHash')}
    for share
  ),
  new_session as (
    insert into sessions (id, user_id, user_agent, expires_at)
    select ${p('sessionId')}::uuid, id, ${p('userAgent')}::text, now() + interval '90 days' from owner
    returning id
  )
  insert into refresh_tokens (hash, session_id, expires_at)
  select ${p('hash')}::bytea, id, now() + interval '30 days' from new_session
  returning session_id as "sessionId"
`);

interface Proof {
  userId: string;
  /** What the password was compared with. */
  passwordHash: string;
  userAgent: string | undefined;
}

/** Opens a session for a member who has just proved who they are; undefined where the password changed meanwhile. */
export async function openSession(
  db: Database,
  tokens: Tokens,
  { userId, passwordHash, userAgent }: Proof,
): Promise<TokenPair | undefined> {
  const sessionId = newId();
  const refreshToken = newRefreshToken();
  const opened = await insertSession(db, {
    sessionId,
    userId,
    passwordHash,
    userAgent: userAgent ?? null,
    hash: hashToken(refreshToken),
  });
  return opened.length > 0 ? { token: tokens.sign({ userId, sessionId }), refreshToken } : undefined;
}

const endAll = statement(sql`
  update ${sessions} set ended_at = now()
  where ${sessions.userId} = ${p('userId')} and ${sessions.endedAt} is null
    and ${sessions.id} is distinct from ${p('except')}::uuid
`);

/** Ends every session of a member, or every other one than theirs here. */
export const endSessionsOf = async (db: Database, userId: string, except?: string): Promise<void> => {
  await endAll(db, { userId, except: except ?? null });
};

export type SessionRow = Pick<typeof sessions.$inferSelect, 'id' | 'createdAt' | 'lastUsedAt' | 'userAgent'>;

const maxListed = 100;

// A session that rested for thirty days has no refresh token left that works.
const alive = sql`${sessions.endedAt} is null and ${sessions.expiresAt} > now()
  and ${sessions.lastUsedAt} > now() - interval '30 days'`;

const selectSessions = statement<SessionRow>(sql`
  select ${selectAs({
    id: sessions.id,
    createdAt: sessions.createdAt,
    lastUsedAt: sessions.lastUsedAt,
    userAgent: sessions.userAgent,
  })}
  from ${sessions} where ${sessions.userId} = ${p('userId')} and ${alive}
  order by ${sessions.lastUsedAt} desc, ${sessions.id} desc limit ${literalInt(maxListed)}
`);

/** Where a member is signed in, the latest used first. */
export const sessionsOf = (db: Database, userId: string): Promise<SessionRow[]> =>
  selectSessions(db, { userId });

const endOne = statement(sql`
  update ${sessions} set ended_at = now()
  where ${sessions.id} = ${p('id')} and ${sessions.userId} = ${p('userId')} and ${alive}
  returning ${sessions.id}
`);

/** Ends one of a member's sessions; false where there is none such, or it is over. */
export const endOneOf = async (db: Database, userId: string, id: string): Promise<boolean> =>
  (await endOne(db, { userId, id })).length > 0;

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
