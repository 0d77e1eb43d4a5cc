import { type Database, selectAs, statement, users, viewerId } from '@halved/db';
import type { FollowState } from '@halved/shared/contract/users';
import { sql } from 'drizzle-orm';

export type ProfileRow = Pick<
  typeof users.$inferSelect,
  | 'id'
  | 'username'
  | 'displayName'
  | 'avatarUrl'
  | 'bio'
  | 'createdAt'
  | 'followersCount'
  | 'followingCount'
  | 'worriesCount'
  | 'resolvedCount'
> & { isFollowing: boolean; isBlocked: boolean };

const selectProfile = statement<ProfileRow>(sql`
  select ${selectAs({
    id: users.id,
    username: users.username,
    displayName: users.displayName,
    avatarUrl: users.avatarUrl,
    bio: users.bio,
    createdAt: users.createdAt,
    followersCount: users.followersCount,
    followingCount: users.followingCount,
    worriesCount: users.worriesCount,
    resolvedCount: users.resolvedCount,
    isFollowing: sql`exists (
      select 1 from follows where follower_id = ${viewerId} and followed_id = ${users.id})`,
    isBlocked: sql`exists (
      select 1 from blocks where blocker_id = ${viewerId} and blocked_id = ${users.id})`,
  })}
  from ${users}
  where lower(${users.username}) = lower(${sql.placeholder('username')}) and not exists (
    select 1 from blocks where blocker_id = ${users.id} and blocked_id = ${viewerId})`);

/** A member's profile for a viewer; none where the member blocks the viewer. */
export const profileByUsername = async (db: Database, username: string, viewer: string | null) =>
  (await selectProfile(db, { username, viewerId: viewer }))[0];

const username = sql.placeholder('username');

/** The member of a username, where no block stands between them and the viewer. */
const met = sql`
  select ${users.id}, ${users.followersCount} from ${users}
  where lower(${users.username}) = lower(${username}) and not exists (
    select 1 from blocks
    where (blocker_id, blocked_id) in ((${users.id}, ${viewerId}::uuid), (${viewerId}::uuid, ${users.id})))`;

// One statement each: the row and both counters change together or not at all, and twice changes nothing. Both
// members are locked in one order, so that two who follow each other at the same moment do not wait in a ring.
const counted = (by: 1 | -1) => sql`
  locked as (
    select id from users
    where id in (select followed_id from changed union all select follower_id from changed)
    order by id for no key update
  ),
  counted as (
    update users set
      followers_count = followers_count + case when id in (select followed_id from changed) then ${by}::int else 0 end,
      following_count = following_count + case when id in (select follower_id from changed) then ${by}::int else 0 end
    where id in (select id from locked)
    returning id, followers_count
  )
  select ${by}::int = 1 as "isFollowing",
    coalesce((select followers_count from counted where counted.id = met.id), met.followers_count) as "followersCount"
  from met`;

export const follow = statement<FollowState>(sql`
  with met as (${met}),
  changed as (
    insert into follows (follower_id, followed_id) select ${viewerId}::uuid, id from met
    on conflict do nothing returning follower_id, followed_id
  ),
  ${counted(1)}`);

export const unfollow = statement<FollowState>(sql`
  with met as (${met}),
  changed as (
    delete from follows where follower_id = ${viewerId} and followed_id in (select id from met)
    returning follower_id, followed_id
  ),
  ${counted(-1)}`);
