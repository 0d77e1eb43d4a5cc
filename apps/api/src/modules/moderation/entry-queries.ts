import { auditLog, comments, type Database, isoStatement, literalInt, posts, selecting } from '@halved/db';
import { sql } from 'drizzle-orm';
import { type LogRow, logColumns, logJoins } from './log-queries.ts';

const memberId = sql`${sql.placeholder('memberId')}::uuid`;

/** How many entries the page of a member shows. */
const shown = 50;

const select = isoStatement(
  selecting(
    logColumns,
    (selectList) => sql`
      with subjects as (
        select ${memberId} as id
        union all select ${posts.id} from ${posts} where ${posts.userId} = ${memberId}
        union all select ${comments.id} from ${comments} where ${comments.userId} = ${memberId}
      ),
      page as (
        select entry.* from subjects join ${auditLog} entry on entry.subject_id = subjects.id
        order by entry.id desc limit ${literalInt(shown)}
      )
      select ${selectList} from page ${logJoins} order by page.id desc`,
  ),
);

/** The latest entries of the audit log about a member or something the member wrote, the newest first. */
export const entriesAbout = (db: Database, memberId: string): Promise<LogRow[]> => select(db, { memberId });
