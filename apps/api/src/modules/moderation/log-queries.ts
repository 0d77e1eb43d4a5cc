import { auditLog, comments, literalInt, posts, selectAs, statement, users } from '@halved/db';
import type { contract } from '@halved/shared/contract';
import type { LogEntry } from '@halved/shared/contract/moderation';
import type { ParsedInputOf } from '@halved/shared/contract/operation';
import type { Author } from '@halved/shared/contract/users';
import { limits } from '@halved/shared/limits';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { cutPage, newestCursor } from '../paging/public.ts';

interface Row extends Record<string, unknown> {
  id: string;
  action: string;
  details: Record<string, string | null>;
  createdAt: Date;
  actor: Author | null;
  /** What is gone is named no more. */
  subjectId: string | null;
  member: Author | null;
  postId: string | null;
  total: number;
}

const actor = alias(users, 'actor');
const member = alias(users, 'member');
const said = alias(comments, 'said');

const named = (
  user: typeof actor | typeof member,
) => sql`case when ${user.id} is not null then json_build_object(
  'id', ${user.id}, 'username', ${user.username}, 'displayName', ${user.displayName}, 'avatarUrl', ${user.avatarUrl}
) end`;

// Ids sort by when they were made.
const page = (limit: number, offset: number) =>
  statement<Row>(
    sql`
    select ${selectAs({
      id: auditLog.id,
      action: auditLog.action,
      details: sql`${auditLog.details} - 'author'`,
      createdAt: auditLog.createdAt,
      actor: named(actor),
      subjectId: sql`coalesce(${posts.id}, ${said.id}, ${member.id})`,
      member: named(member),
      postId: sql`coalesce(${posts.id}, ${said.postId})`,
      total: sql`(
        select count(*)::int from (select from ${auditLog} limit ${literalInt(limits.page.totalCap)}) counted
      )`,
    })}
    from ${auditLog} left join ${users} ${actor} on ${actor.id} = ${auditLog.actorId}
      left join ${posts} on ${posts.id} = ${auditLog.subjectId}
      left join ${comments} ${said} on ${said.id} = ${auditLog.subjectId} and ${said.deletedAt} is null
      left join ${users} ${member}
        on ${member.id} = coalesce(${posts.userId}, ${said.userId}, ${auditLog.subjectId})
    where ${sql.placeholder('beforeId')}::uuid is null or ${auditLog.id} < ${sql.placeholder('beforeId')}::uuid
    order by ${auditLog.id} desc limit ${literalInt(limit + 1)} offset ${literalInt(offset)}`,
    { named: false },
  );

const present = ({ total: _, createdAt, ...row }: Row): LogEntry => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** Everything that was done to members and to what they wrote, the latest first. */
export async function log(
  { services }: Context,
  { limit, offset, cursor }: ParsedInputOf<typeof contract.moderation.log>,
) {
  const seal = services.sealOf('log');
  const before = cursor === undefined ? undefined : newestCursor.decode(seal, cursor);
  const rows = await page(limit, before ? 0 : offset)(services.db, { beforeId: before?.id ?? null });
  const { shown, ...rest } = cutPage(rows, limit, ({ id, createdAt }) =>
    newestCursor.encode(seal, { at: createdAt.getTime(), id }),
  );
  return { entries: shown.map(present), total: rows[0]?.total ?? 0, ...rest };
}
