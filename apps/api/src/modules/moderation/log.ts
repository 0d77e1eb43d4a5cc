import { auditLog, literalInt, selectAs, statement, users } from '@halved/db';
import type { contract } from '@halved/shared/contract';
import type { LogEntry } from '@halved/shared/contract/moderation';
import type { ParsedInputOf } from '@halved/shared/contract/op';
import { limits } from '@halved/shared/limits';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { cutPage, newestCursor } from '../../cursor.ts';

type Row = typeof auditLog.$inferSelect & {
  total: number;
  username: string | null;
  displayName: string | null;
  avatarUrl: string | null;
};

// What is gone is named no more.
const subject = sql`case when
  exists (select 1 from users one where one.id = ${auditLog.subjectId})
  or exists (select 1 from posts where posts.id = ${auditLog.subjectId})
  or exists (select 1 from comments where comments.id = ${auditLog.subjectId} and comments.deleted_at is null)
  then ${auditLog.subjectId} end`;

// Ids sort by when they were made.
const page = (limit: number, offset: number) =>
  statement<Row>(
    sql`
    select ${selectAs({
      id: auditLog.id,
      actorId: users.id,
      action: auditLog.action,
      subjectId: subject,
      details: auditLog.details,
      createdAt: auditLog.createdAt,
      username: users.username,
      displayName: users.displayName,
      avatarUrl: users.avatarUrl,
      total: sql`(
        select count(*)::int from (select from ${auditLog} limit ${literalInt(limits.page.totalCap)}) counted
      )`,
    })}
    from ${auditLog} left join ${users} on ${users.id} = ${auditLog.actorId}
    where ${sql.placeholder('beforeId')}::uuid is null or ${auditLog.id} < ${sql.placeholder('beforeId')}::uuid
    order by ${auditLog.id} desc limit ${literalInt(limit + 1)} offset ${literalInt(offset)}`,
    { named: false },
  );

const present = ({ actorId, username, displayName, avatarUrl, ...row }: Row): LogEntry => ({
  id: row.id,
  action: row.action,
  actor: actorId && username ? { id: actorId, username, displayName, avatarUrl } : null,
  subjectId: row.subjectId,
  details: row.details,
  createdAt: row.createdAt.toISOString(),
});

/** Everything that was done to members and to what they wrote, the latest first. */
export async function log(
  { services }: Context,
  { limit, offset, cursor }: ParsedInputOf<typeof contract.moderation.log>,
) {
  const before = cursor === undefined ? undefined : newestCursor.decode(cursor);
  const rows = await page(limit, before ? 0 : offset)(services.db, { beforeId: before?.id ?? null });
  const { shown, ...rest } = cutPage(rows, limit, ({ id, createdAt }) =>
    newestCursor.encode({ at: createdAt.getTime(), id }),
  );
  return { entries: shown.map(present), total: rows[0]?.total ?? 0, ...rest };
}
