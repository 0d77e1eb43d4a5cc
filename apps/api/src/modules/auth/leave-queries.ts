import { type Database, selecting, statement, users } from '@halved/db';
import type { Role } from '@halved/shared/contract/scalars';
import { sql } from 'drizzle-orm';

const memberId = sql`${sql.placeholder('userId')}::uuid`;

/** These statements run once in an account's life, so none is prepared. */
const rare = { prepared: false };

// Posts first and people after them, each by id: the order in which everybody locks, so that there is no deadlock. What
// the member likes or commented on loses a count, and what they reported a report; whoever does so at this moment has to
// wait, or is waited for.
const lockPosts = statement(
  sql`
    select id from posts where id in (
      select id from posts where user_id = ${memberId}
      union select post_id from likes where user_id = ${memberId}
      union select post_id from comments where user_id = ${memberId}
      union select post_id from reports where reporter_id = ${memberId} and post_id is not null
      union select comments.post_id from reports join comments on comments.id = reports.comment_id
        where reports.reporter_id = ${memberId}
    ) order by id for update`,
  rare,
);

/**
 * Members who lose a follower or a followed member, and the admins, of whom one must remain; locked on one side of the
 * member's id.
 */
const lockOthers = (side: 'before' | 'after') =>
  statement(
    sql`
      select id from users where id in (
        select followed_id from follows where follower_id = ${memberId}
        union select follower_id from follows where followed_id = ${memberId}
        union select id from users where role = 'admin' and (select role from users where id = ${memberId}) = 'admin'
      ) and id ${side === 'before' ? sql`<` : sql`>`} ${memberId} order by id for no key update`,
    rare,
  );
const lockBefore = lockOthers('before');
const lockAfter = lockOthers('after');

const lockMember = statement(
  selecting(
    { role: users.role },
    (selectList) => sql`select ${selectList} from ${users} where id = ${memberId} for update`,
  ),
  rare,
);

const countOtherAdmins = statement(
  selecting(
    { count: sql<number>`count(*)::int` },
    (selectList) => sql`select ${selectList} from users where role = 'admin' and id <> ${memberId}`,
  ),
  rare,
);

/** Locks all that a leaving member's rows hang on; their role, undefined where the account is gone already. */
export async function lockLeaving(db: Database, member: { userId: string }): Promise<Role | undefined> {
  await lockPosts(db, member);
  await lockBefore(db, member);
  const [row] = await lockMember(db, member);
  if (row) await lockAfter(db, member);
  return row?.role;
}

/** How many admins there are beside one. */
export const otherAdminsCount = async (db: Database, member: { userId: string }): Promise<number> =>
  (await countOtherAdmins(db, member))[0]?.count ?? 0;

const deleteUser = statement(sql`delete from users where id = ${memberId}`, rare);

export async function deleteAccount(db: Database, member: { userId: string }): Promise<void> {
  await deleteUser(db, member);
}
