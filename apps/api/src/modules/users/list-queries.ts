import {
  blockedUsers,
  blocks,
  follows,
  lastSeen,
  literalInt,
  selectAs,
  statement,
  users,
  viewerId,
} from '@halved/db';
import type { PublicUser, UserPage } from '@halved/shared/contract/users';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { suspendedNow } from '../../services/accounts.ts';
import { afterNewest, cutPage, newestCursor } from '../paging/public.ts';
import { presentMember } from './present.ts';
import { isVisible } from './visible-queries.ts';

interface Paging {
  limit: number;
  offset: number;
  cursor?: string | undefined;
}

/** A member on a list, and since when. */
type Listed = PublicUser & { place: Date };
/** Each beside the total; where nobody is on the page, nulls. */
type Row = { total: number } & (Listed | { [Column in keyof Listed]: null });

interface List {
  name: string;
  /** The one whose list it is, as `owner`: no row where it is not there for the viewer. */
  owner: SQL;
  /** Who is on it, as rows of `member` and `place`. */
  found: SQL;
  /** What is told of a member beside the name. */
  columns: { avatarUrl: SQL; bio: SQL };
}

const beyond = sql`where (place, member) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::uuid)`;

// Whether the list is there at all, who is on the page, and how many are on it, in one round trip.
const pageOf = (
  { owner, found, columns }: Omit<List, 'name'>,
  limit: number,
  offset: number,
  after: boolean,
) => {
  const { id, username, displayName } = users;
  return statement<Row>(
    sql`
    with owner as (${owner}), found as not materialized (${found})
    select counted.total, page.*
    from owner
    cross join (
      select count(*)::int as total from (select 1 from found limit ${literalInt(limits.page.totalCap)}) capped
    ) counted
    left join lateral (
      select ${selectAs({ id, username, displayName, ...columns })}, place
      from found join ${users} on ${id} = member
      ${after ? beyond : sql``}
      order by place desc, member desc limit ${literalInt(limit)} offset ${literalInt(offset)}
    ) page on true
    order by place desc, id desc`,
    // Each name costs memory in every connection, so only what screens ask for has one.
    { named: offset === 0 && limit === limits.page.size + 1 },
  );
};

/** A list of members; a page of it that the caller may not see is NOT_FOUND. */
const listOf = (list: List) => {
  const hot = [false, true].map((after) => pageOf(list, limits.page.size + 1, 0, after));
  return async (ctx: Context, { limit, offset, cursor }: Paging, username = ''): Promise<UserPage> => {
    const seal = ctx.services.sealOf(`${list.name} ${username}`);
    const after = afterNewest(seal, cursor);
    const skipped = after ? 0 : offset;
    const made = hot[Number(after !== undefined)];
    const page =
      made && skipped === 0 && limit === limits.page.size
        ? made
        : pageOf(list, limit + 1, skipped, after !== undefined);
    const rows = await page(ctx.services.db, { viewerId: ctx.viewer?.id ?? null, username, ...after });
    const { total } = rows[0] ?? fail('NOT_FOUND');
    const listed = rows.filter((row) => row.id !== null);
    const { shown, ...goesOn } = cutPage(listed, limit, ({ place, id }) =>
      newestCursor.encode(seal, { at: place.getTime(), id }),
    );
    return { users: shown.map(presentMember), total, ...goesOn };
  };
};

const publicColumns = { avatarUrl: sql`${users.avatarUrl}`, bio: sql`${users.bio}` };
const nameOnly = { avatarUrl: sql`null`, bio: sql`null` };

const owner = sql`
  select ${users.id}, exists (
    select 1 from blocks where blocker_id = ${viewerId} and blocked_id = ${users.id}) as closed
  from ${users} where ${isVisible}`;

/** One end of the follows at whose other end the owner stands; nobody across a block with the viewer. */
const followsOf = (name: string, member: SQL, ownerIs: SQL): List => ({
  name,
  owner,
  found: sql`
    select ${member} as member, ${follows.createdAt} as place from ${follows}
    where ${ownerIs} = (select id from owner where not closed) and ${member} not in ${blockedUsers}`,
  columns: publicColumns,
});

const [follower, followed] = [sql`${follows.followerId}`, sql`${follows.followedId}`];

export const followersPage = listOf(followsOf('followers', follower, followed));
export const followingPage = listOf(followsOf('following', followed, follower));

export const blockedPage = listOf({
  name: 'blocked',
  owner: sql`select ${viewerId}::uuid as id`,
  found: sql`
    select ${blocks.blockedId} as member, ${blocks.createdAt} as place from ${blocks}
    where ${blocks.blockerId} = ${viewerId}`,
  columns: nameOnly,
});

/** Who may be found in the members list, the recently active first; nobody across a block with the viewer. */
export const membersPage = listOf({
  name: 'members',
  owner: sql`select ${viewerId}::uuid as id`,
  found: sql`
    select ${users.id} as member, ${lastSeen(users)} as place from ${users}
    where ${users.listedInMembers} and not ${suspendedNow} and ${users.id} not in ${blockedUsers}`,
  columns: publicColumns,
});
