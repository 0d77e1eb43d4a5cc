import {
  type Database,
  literalInt,
  newId,
  type RowOf,
  selecting,
  sessions,
  statement,
  users,
} from '@halved/db';
import { eq, sql } from 'drizzle-orm';
import { isAlive, longestUnused } from '../../services/account-queries.ts';

const p = sql.placeholder;

// A session is inserted in one statement, and so in one round trip. The statement waits for a concurrent change of the
// password or the second factor. That change ends other sessions, so no session may begin without it after it.
const insert = statement(sql`
  with owner as (
    select ${users.id} from ${users}
    where ${users.id} = ${p('userId')} and ${users.passwordHash} = ${p('passwordHash')}
      and ${users.secondFactorSince} is not distinct from ${p('secondFactorSince')}::timestamptz
    for share
  ),
  new_session as (
    insert into sessions (id, user_id, user_agent, expires_at)
    select ${p('sessionId')}::uuid, id, ${p('userAgent')}::text, now() + interval '90 days' from owner
    returning id
  )
  insert into refresh_tokens (hash, session_id, expires_at)
  select ${p('hash')}::bytea, id, now() + ${longestUnused} from new_session
  returning session_id as "sessionId"
`);

interface NewSession {
  userId: string;
  passwordHash: string;
  secondFactorSince: Date | null;
  userAgent: string | null;
  /** The hash of the session's first refresh token. */
  hash: Buffer;
}

/** Inserts a session. Returns its id; undefined if the account has another password hash or second factor by now. */
export async function insertSession(db: Database, session: NewSession): Promise<string | undefined> {
  const sessionId = newId();
  const rows = await insert(db, { ...session, sessionId });
  return rows.length > 0 ? sessionId : undefined;
}

const endAll = statement(sql`
  update ${sessions} set ended_at = now()
  where ${sessions.userId} = ${p('userId')} and ${sessions.endedAt} is null
    and ${sessions.id} is distinct from ${p('except')}::uuid
`);

/** Ends every session of a member, except the given one. */
export const endSessionsOf = async (db: Database, userId: string, except?: string): Promise<void> => {
  await endAll(db, { userId, except: except ?? null });
};

const sessionColumns = {
  id: sessions.id,
  createdAt: sessions.createdAt,
  lastUsedAt: sessions.lastUsedAt,
  userAgent: sessions.userAgent,
};

export type SessionRow = RowOf<typeof sessionColumns>;

const maxListed = 100;

const selectSessions = statement(
  selecting(
    sessionColumns,
    (selectList) => sql`
      select ${selectList} from ${sessions} where ${sessions.userId} = ${p('userId')} and ${isAlive}
      order by ${sessions.lastUsedAt} desc, ${sessions.id} desc limit ${literalInt(maxListed)}`,
  ),
);

/** A member's sessions, the latest used first. */
export const sessionsOf = (db: Database, userId: string): Promise<SessionRow[]> =>
  selectSessions(db, { userId });

const endOwn = statement(sql`
  update ${sessions} set ended_at = now()
  where ${sessions.id} = ${p('id')} and ${sessions.userId} = ${p('userId')} and ${isAlive}
  returning ${sessions.id}
`);

/** Ends one of a member's sessions. Returns false if the session is unknown or already over. */
export const endOwnSession = async (db: Database, userId: string, id: string): Promise<boolean> =>
  (await endOwn(db, { userId, id })).length > 0;

export const endSession = (db: Database, sessionId: string) =>
  db.update(sessions).set({ endedAt: sql`now()` }).where(eq(sessions.id, sessionId));
