import { type Database, isoStatement, selecting, sessions, statement, users } from '@halved/db';
import { sql } from 'drizzle-orm';
import { isAlive, longestUnused } from '../../services/account-queries.ts';
import { memberColumns } from './member-columns-queries.ts';

const p = sql.placeholder;

const detailColumns = {
  ...memberColumns,
  sessions: sql<number>`(
    select count(*)::int from ${sessions} where ${sessions.userId} = ${users.id} and ${isAlive}
  )`,
};

const select = isoStatement(
  selecting(
    detailColumns,
    (selectList) => sql`select ${selectList} from ${users} where ${users.id} = ${p('id')}::uuid`,
  ),
);

/** One member with the number of open sessions; undefined if there is none. */
export const findMember = async (db: Database, id: string) => (await select(db, { id }))[0];

const ended = { count: sql<number>`count(*) filter (where was_alive)::int` };
const endAll = statement(
  selecting(
    ended,
    (selectList) => sql`
      with ended as (
        update ${sessions} set ended_at = now()
        where ${sessions.userId} = ${p('id')}::uuid and ${sessions.endedAt} is null
        returning ${sessions.expiresAt} > now() and ${sessions.lastUsedAt} > now() - ${longestUnused} as was_alive
      )
      select ${selectList} from ended`,
  ),
);

/** Ends every session of a member. Returns how many of them could still be used. */
export const endAllSessions = async (db: Database, id: string): Promise<number> =>
  (await endAll(db, { id }))[0]?.count ?? 0;
