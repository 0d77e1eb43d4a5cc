import { type Database, literalInt, statement, users, viewerId } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Subject } from './subject.ts';

const p = sql.placeholder;

const forEachKind = (change: (isAbout: SQL) => SQL) => ({
  post: statement(change(sql`post_id = ${p('id')}::uuid`)),
  comment: statement(change(sql`comment_id = ${p('id')}::uuid`)),
});

/** The table `users`, or an alias of it. */
type Users = Record<'role' | 'suspendedAt' | 'suspendedUntil', AnyColumn>;

/** Whether a member still has a role that claims. A claim ends with it, and with a suspension. */
export const isOnStaff = ({ role, suspendedAt, suspendedUntil }: Users): SQL =>
  sql`(${role} <> 'member' and (${suspendedAt} is null or ${suspendedUntil} <= now()))`;

const isHeld = sql`exists (
  select 1 from ${users} where ${users.id} = claimed_by and ${users.id} <> ${viewerId}::uuid and ${isOnStaff(users)}
)`;

// The condition is checked again here: of two moderators who claim a case at once, the second waits for the first.
const claim = forEachKind(
  (isAbout) => sql`
    update moderation_cases
    set claimed_by = ${viewerId}::uuid,
      claimed_until = clock_timestamp() + interval '1 minute' * ${literalInt(limits.claimMinutes)}
    where ${isAbout} and (claimed_until is null or claimed_until <= clock_timestamp() or not ${isHeld})
    returning id`,
);

const release = forEachKind(
  (isAbout) => sql`
    update moderation_cases set claimed_by = null, claimed_until = null
    where ${isAbout} and claimed_by = ${viewerId}::uuid`,
);

const ask = forEachKind(
  (isAbout) => sql`
    update moderation_cases
    set opinion_asked_at = now(), opinion_asked_by = ${viewerId}::uuid, opinion_note = ${p('note')}::text,
      claimed_by = case when claimed_by = ${viewerId}::uuid then null else claimed_by end,
      claimed_until = case when claimed_by = ${viewerId}::uuid then null else claimed_until end
    where ${isAbout}`,
);

/** Claims a case for the viewer. Returns false while another moderator's claim holds. */
export const claimCase = async (
  db: Database,
  viewer: { id: string },
  { kind, id }: Subject,
): Promise<boolean> => (await claim[kind](db, { id, viewerId: viewer.id })).length > 0;

/** Ends a claim of the viewer. */
export async function releaseCase(
  db: Database,
  viewer: { id: string },
  { kind, id }: Subject,
): Promise<void> {
  await release[kind](db, { id, viewerId: viewer.id });
}

/** Asks the other moderators about a case, and ends a claim of the viewer. */
export async function askAboutCase(
  db: Database,
  viewer: { id: string },
  { kind, id, note }: Subject & { note: string | null },
): Promise<void> {
  await ask[kind](db, { id, note, viewerId: viewer.id });
}
