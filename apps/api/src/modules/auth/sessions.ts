import { type Database, literalInt, newId, sessions, statement, users } from '@halved/db';
import { selectAs } from '@halved/db/select-as';
import { eq, sql } from 'drizzle-orm';
import { hashToken, newRefreshToken, type Tokens } from '../../services/tokens.ts';

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
