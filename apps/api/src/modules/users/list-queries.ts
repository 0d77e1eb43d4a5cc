import { blockedUsers, blocks, follows, lastSeen, users, viewerId } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import { suspendedNow } from '../../services/account-queries.ts';
import { atMoment, listColumns, newestFirst, pagedList } from '../paging/public.ts';
import { isVisible } from './visible-queries.ts';

interface MemberList {
  /** Selects the owner of the list; no row if the viewer may not see the owner. */
  owner?: SQL;
  /** The members of the list, as rows of `id` and `since`. */
  members: SQL;
  /** Whether the rows of `members` have all columns of the list. If not, `users` is joined. */
  areWhole?: boolean;
  /** The fields of a member besides the name. */
  columns: { avatarUrl: SQL<string | null>; bio: SQL<string | null> };
}

const memberList = ({ owner, members, areWhole = false, columns }: MemberList) =>
  pagedList({
    order: newestFirst('since', 'id'),
    positionOf: ({ since, id }) => atMoment(since, id),
    with: [...(owner ? [sql`owner as (${owner})`] : []), sql`members as not materialized (${members})`],
    ...(owner && { owner: sql`owner` }),
    rows: sql`members`,
    ...(areWhole
      ? { shown: () => sql`page ${users}` }
      : { joins: sql`left join ${users} on ${users.id} = page.id` }),
    columns: listColumns({
      id: users.id,
      username: users.username,
      displayName: users.displayName,
      ...columns,
      since: sql<Date>`since`,
    }),
  });

const publicColumns = {
  avatarUrl: sql<string | null>`${users.avatarUrl}`,
  bio: sql<string | null>`${users.bio}`,
};
const nameOnly = { avatarUrl: sql<null>`null`, bio: sql<null>`null` };

const owner = sql`
  select ${users.id}, exists (
    select 1 from blocks where blocker_id = ${viewerId} and blocked_id = ${users.id}) as closed
  from ${users} where ${isVisible}`;

/**
 * The followers of the owner, or the members whom the owner follows. Members whom a block separates from the viewer are
 * left out.
 */
const followsOf = (member: SQL, ownerIs: SQL) =>
  memberList({
    owner,
    members: sql`
      select ${member} as id, ${follows.createdAt} as since from ${follows}
      where ${ownerIs} = (select id from owner where not closed) and ${member} not in ${blockedUsers}`,
    columns: publicColumns,
  });

const [follower, followed] = [sql`${follows.followerId}`, sql`${follows.followedId}`];

/** The lists of the member with the given `username`. */
export const followers = followsOf(follower, followed);
export const following = followsOf(followed, follower);

export const blocked = memberList({
  members: sql`
    select ${blocks.blockedId} as id, ${blocks.createdAt} as since from ${blocks}
    where ${blocks.blockerId} = ${viewerId}`,
  columns: nameOnly,
});

/** The members list, the recently active first. Members whom a block separates from the viewer are left out. */
export const members = memberList({
  areWhole: true,
  members: sql`
    select ${users.id}, ${users.username}, ${users.displayName}, ${users.avatarUrl}, ${users.bio},
      ${lastSeen(users)} as since
    from ${users}
    where ${users.listedInMembers} and not ${suspendedNow} and ${users.id} not in ${blockedUsers}`,
  columns: publicColumns,
});
