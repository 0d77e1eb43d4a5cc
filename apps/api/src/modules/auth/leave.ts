import { type Database, statement, withTransaction } from '@halved/db';
import type { Role } from '@halved/shared/contract/scalars';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { removeWords } from './leave-comments.ts';
import { removeRecords, removeReports, removeTies } from './leave-ties.ts';

const me = sql`${sql.placeholder('userId')}::uuid`;

/** Each is sent once in an account's life, so none is kept prepared. */
const rare = { named: false };

// Worries first and people after them, each by id: the order in which everybody locks, so that nobody waits in a ring.
// What the member likes or commented on loses a count, and what they reported a report; whoever does so at this moment has to wait, or is waited for.
const lockWorries = statement(
  sql`
    select id from posts where id in (
      select id from posts where user_id = ${me}
      union select post_id from likes where user_id = ${me}
      union select post_id from comments where user_id = ${me}
      union select post_id from reports where reporter_id = ${me} and post_id is not null
      union select comments.post_id from reports join comments on comments.id = reports.comment_id
        where reports.reporter_id = ${me}
    ) order by id for update`,
  rare,
);

/** Who loses a follower or a followed, and the admins, of whom one must remain; on one side of the member. */
const lockOthers = (side: 'before' | 'after') =>
  statement(
    sql`
      select id from users where id in (
        select followed_id from follows where follower_id = ${me}
        union select follower_id from follows where followed_id = ${me}
        union select id from users where role = 'admin' and (select role from users where id = ${me}) = 'admin'
      ) and id ${side === 'before' ? sql`<` : sql`>`} ${me} order by id for no key update`,
    rare,
  );
const lockBefore = lockOthers('before');
const lockAfter = lockOthers('after');

const lockMember = statement<{ role: Role }>(sql`select role from users where id = ${me} for update`, rare);

const countOtherAdmins = statement<{ count: number }>(
  sql`select count(*)::int as count from users where role = 'admin' and id <> ${me}`,
  rare,
);

async function lock(db: Database, who: { userId: string }): Promise<void> {
  await lockWorries(db, who);
  await lockBefore(db, who);
  const [member] = await lockMember(db, who);
  if (!member) return fail('UNAUTHENTICATED');
  await lockAfter(db, who);
  if (member.role !== 'admin') return;
  const [others] = await countOtherAdmins(db, who);
  if (!others?.count) fail('LAST_ADMIN');
}

const removeAccount = statement(sql`delete from users where id = ${me}`, rare);

/**
 * Deletes an account and everything personal, all at once or nothing (docs/product.md §2.7): comments that
 * others answered stay as stubs, and every counter of others is right. Fails with LAST_ADMIN, or UNAUTHENTICATED where
 * the account is gone already. What hangs on the account alone goes with its row.
 */
export const leave = ({ services, viewer }: MemberContext): Promise<void> =>
  withTransaction(services.pool, async (db) => {
    const who = { userId: viewer.id };
    await lock(db, who);
    await removeRecords(db, who);
    await removeTies(db, who);
    await removeReports(db, who);
    await removeWords(db, who);
    await removeAccount(db, who);
  });
