import { type Database, type RowOf, refreshTokens, selecting, sessions, statement } from '@halved/db';
import { eq, sql } from 'drizzle-orm';
import { longestUnused } from '../../services/account-queries.ts';

const p = sql.placeholder;

const presentedColumns = {
  hash: refreshTokens.hash,
  sessionId: sessions.id,
  userId: sessions.userId,
  isOver: sql<boolean>`${sessions.endedAt} is not null or ${sessions.expiresAt} <= now()
    or ${refreshTokens.expiresAt} <= now() or ${refreshTokens.replacedAt} is not null`,
  isSpent: sql<boolean>`${refreshTokens.spentAt} is not null`,
  isWithinGrace: sql<boolean>`
    coalesce(${refreshTokens.spentAt} > clock_timestamp() - interval '10 seconds', false)`,
  isSuccessorUsed: sql<boolean>`exists (
    select 1 from refresh_tokens successor
    where successor.session_id = ${sessions.id} and successor.parent_hash = ${refreshTokens.hash}
      and successor.spent_at is not null)`,
};

/** A refresh token that was presented, with the facts that `refreshVerdict` depends on. */
export type PresentedToken = RowOf<typeof presentedColumns>;

const selectPresented = statement(
  selecting(
    presentedColumns,
    (selectList) => sql`
      select ${selectList} from ${refreshTokens} join ${sessions} on ${sessions.id} = ${refreshTokens.sessionId}
      where ${refreshTokens.hash} = ${p('hash')}`,
  ),
);

export const findPresented = async (db: Database, hash: Buffer): Promise<PresentedToken | undefined> =>
  (await selectPresented(db, { hash }))[0];

const lockSession = statement(sql`
  select 1 from ${sessions}
  where ${sessions.id} = (select ${refreshTokens.sessionId} from ${refreshTokens} where ${refreshTokens.hash} = ${p('hash')})
  for update
`);

/** Locks a token's session, so that two uses of one token are handled one after the other. */
export const lockSessionOf = async (db: Database, hash: Buffer): Promise<void> => {
  await lockSession(db, { hash });
};

const updateDescendants = statement(sql`
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

/** Invalidates the successors of a spent token, so that a session never has two valid chains of tokens. */
export async function replaceDescendants(
  db: Database,
  { hash, sessionId }: Pick<PresentedToken, 'hash' | 'sessionId'>,
): Promise<void> {
  await updateDescendants(db, { hash, sessionId });
}

/** Spends a token and inserts its successor. */
export async function insertSuccessor(
  db: Database,
  { hash, sessionId }: Pick<PresentedToken, 'hash' | 'sessionId'>,
  successorHash: Buffer,
): Promise<void> {
  await db
    .update(refreshTokens)
    .set({ spentAt: sql`coalesce(${refreshTokens.spentAt}, clock_timestamp())` })
    .where(eq(refreshTokens.hash, hash));
  await db.insert(refreshTokens).values({
    sessionId,
    parentHash: hash,
    hash: successorHash,
    expiresAt: sql`now() + ${longestUnused}`,
  });
  await db.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.id, sessionId));
}
