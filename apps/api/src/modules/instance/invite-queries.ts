import { type Database, invites, newId, rareStatement, statement, users } from '@halved/db';
import type { Author } from '@halved/shared/contract/users';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { atMoment, listColumns, newestFirst, pagedList } from '../paging/public.ts';

const p = sql.placeholder;

const spend = statement(sql`
  update ${invites} set used = ${invites.used} + 1
  where ${invites.codeHash} = ${p('hash')} and ${invites.used} < ${invites.uses}
    and (${invites.expiresAt} is null or ${invites.expiresAt} > now())
  returning 1
`);

/**
 * Counts a registration with an invitation. Returns false if it is unknown, used up or out of date. Call it in the
 * transaction of the registration: simultaneous registrations with one code wait for each other, and one that fails
 * counts nothing.
 */
export const spendInvite = async (db: Database, hash: Buffer): Promise<boolean> =>
  (await spend(db, { hash })).length > 0;

/** Stores an invitation and returns its id. */
export async function insertInvite(
  db: Database,
  invite: Omit<typeof invites.$inferInsert, 'id'>,
): Promise<string> {
  const id = newId();
  await db.insert(invites).values({ ...invite, id });
  return id;
}

const remove = rareStatement(sql`delete from ${invites} where ${invites.id} = ${p('id')} returning 1`);

/** Deletes an invitation. Returns false if it is unknown. */
export const deleteInvite = async (db: Database, id: string): Promise<boolean> =>
  (await remove(db, { id })).length > 0;

const page = alias(invites, 'page');
const maker = alias(users, 'maker');

const columns = {
  id: page.id,
  note: page.note,
  uses: page.uses,
  used: page.used,
  expiresAt: page.expiresAt,
  createdAt: page.createdAt,
  createdBy: sql<Author | null>`case when ${maker.id} is not null then json_build_object(
    'id', ${maker.id}, 'username', ${maker.username}, 'displayName', ${maker.displayName},
    'avatarUrl', ${maker.avatarUrl}) end`,
};

/** The invitations that still stand and those that were used, the newest first. */
export const inviteList = pagedList({
  order: newestFirst('createdAt', 'id'),
  positionOf: ({ createdAt, id }) => atMoment(createdAt, id),
  rows: sql`(
    select * from ${invites}
    where ${invites.used} > 0 or ${invites.expiresAt} is null or ${invites.expiresAt} > now()
  ) invites`,
  joins: sql`left join ${users} ${maker} on ${maker.id} = ${page.createdBy}`,
  columns: listColumns(columns),
});
