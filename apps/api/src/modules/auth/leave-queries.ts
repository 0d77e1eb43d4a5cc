import { type Database, literalTexts, rareStatement, selecting, users } from '@halved/db';
import type { Role } from '@halved/shared/contract/scalars';
import { chargedStatuses } from '@halved/shared/subscription-kinds';
import { sql } from 'drizzle-orm';

/** The leaving member. */
export const memberId = sql`${sql.placeholder('userId')}::uuid`;

// All statements lock posts before members, and both in the order of their ids, so that there is no deadlock. This
// statement locks the posts that lose a like, a comment or a report. If another transaction changes such a post at the
// same time, one of the two waits for the other.
const lockPosts = rareStatement(
  sql`
    select id from posts where id in (
      select id from posts where user_id = ${memberId}
      union select post_id from likes where user_id = ${memberId}
      union select post_id from comments where user_id = ${memberId}
      union select post_id from reports where reporter_id = ${memberId} and post_id is not null
      union select comments.post_id from reports join comments on comments.id = reports.comment_id
        where reports.reporter_id = ${memberId}
    ) order by id for update`,
);

/**
 * Locks the members who lose a follower or a followed member, and the admins, because one admin must remain. `side`
 * selects the members whose ids are before or after the member's own id.
 */
const lockOthers = (side: 'before' | 'after') =>
  rareStatement(
    sql`
      select id from users where id in (
        select followed_id from follows where follower_id = ${memberId}
        union select follower_id from follows where followed_id = ${memberId}
        union select id from users where role = 'admin' and (select role from users where id = ${memberId}) = 'admin'
      ) and id ${side === 'before' ? sql`<` : sql`>`} ${memberId} order by id for no key update`,
  );
const lockBefore = lockOthers('before');
const lockAfter = lockOthers('after');

const lockMember = rareStatement(
  selecting(
    { role: users.role },
    (selectList) => sql`select ${selectList} from ${users} where id = ${memberId} for update`,
  ),
);

/**
 * Locks everything that a leaving member's rows refer to. Returns the member's role; undefined if the account is
 * already gone.
 */
export async function lockLeaving(db: Database, member: { userId: string }): Promise<Role | undefined> {
  await lockPosts(db, member);
  await lockBefore(db, member);
  const [row] = await lockMember(db, member);
  if (row) await lockAfter(db, member);
  return row?.role;
}

// The provider goes on charging until it is asked to stop, so what it charges for outlives the account as a bare id. An
// event that still waits to be applied may be the first about its subscription.
const endPayments = rareStatement(
  sql`
    insert into subscription_cancellations (id)
    select id from subscriptions where user_id = ${memberId} and status in (${literalTexts(chargedStatuses)})
    union select subscription_id from billing_events
      where user_id = ${memberId} and processed_at is null and subscription_id is not null
    on conflict (id) do nothing`,
);

/** Has the provider asked to end the payments of a leaving member. */
export async function endSubscriptions(db: Database, member: { userId: string }): Promise<void> {
  await endPayments(db, member);
}

const deleteUser = rareStatement(sql`delete from users where id = ${memberId}`);

export async function deleteAccount(db: Database, member: { userId: string }): Promise<void> {
  await deleteUser(db, member);
}

const findMarked = rareStatement(
  selecting(
    { userId: users.id },
    (selectList) => sql`
      select ${selectList} from ${users}
      where encode(sha256(${users.id}::text::bytea), 'hex') = any(${sql.placeholder('marks')}::text[])`,
  ),
);

/** The members with these marks (`markOf`). */
export const membersMarked = (db: Database, marks: readonly string[]): Promise<{ userId: string }[]> =>
  findMarked(db, { marks });
