import { type Database, newId, selectAs, statement, users, viewerId, withTransaction } from '@halved/db';
import type { BlockState, FollowState } from '@halved/shared/contract/users';
import { sql } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import type { Context, Viewer } from '../../context.ts';
import { insertNotifications, notificationEvent, retractNotifications } from '../notify/public.ts';
import type { ProfileRow } from './present.ts';
import { hasBlocked, named, other, own, shownTo } from './shown.ts';

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
    isBlocked: hasBlocked(own, other),
  })}
  from ${users} where ${shownTo}`);

/** A member's profile for a viewer; none where the member blocks the viewer. */
export const profileByUsername = async (db: Database, username: string, viewer: string | null) =>
  (await selectProfile(db, { username, viewerId: viewer }))[0];

const selectReachable = statement<{ isReachable: boolean }>(sql`
  select not exists (
    select 1 from blocks
    where (blocker_id, blocked_id) in ((${users.id}, ${viewerId}::uuid), (${viewerId}::uuid, ${users.id}))
  ) as "isReachable"
  from ${users} where ${users.id} = ${sql.placeholder('userId')}`);

/** Whether a member exists and no block stands between them and the viewer. */
export const isReachable = async (ctx: Context, userId: string): Promise<boolean> => {
  const [row] = await selectReachable(ctx.services.db, { userId, viewerId: ctx.viewer?.id ?? null });
  return row?.isReachable ?? false;
};

// Both members, in one order, so that two who follow or block each other at the same moment do not wait in a ring;
// and before anything is read, so that no follow slips in beside the block that forbids it.
const lockBoth = statement(sql`
  select ${users.id} from ${users} where ${named} or ${users.id} = ${viewerId}
  order by ${users.id} for no key update`);

/** One change between the viewer and the member of a username; undefined where there is no such member for them. */
const change =
  <State extends QueryResultRow>(run: ReturnType<typeof statement<State>>) =>
  (ctx: Context & { viewer: Viewer }, username: string): Promise<State | undefined> => {
    const who = { viewerId: ctx.viewer.id, username, notificationId: newId() };
    return withTransaction(ctx.services.pool, async (db) => {
      await lockBoth(db, who);
      const [state] = await run(db, who);
      return state;
    });
  };

/** The member, where no block stands between them and the viewer. */
const met = sql`
  select ${users.id}, ${users.followersCount} from ${users}
  where ${shownTo} and not ${hasBlocked(own, other)}`;

// The rows of `changed` and the counters of both members change in the same statement, and twice changes nothing.
const counted = (by: 1 | -1) => sql`
  counted as (
    update users set
      followers_count = followers_count
        + ${by}::int * (select count(*)::int from changed where followed_id = users.id),
      following_count = following_count
        + ${by}::int * (select count(*)::int from changed where follower_id = users.id)
    where id in (select followed_id from changed union select follower_id from changed)
    returning id, followers_count
  )`;

const followState = (isFollowing: boolean) => sql`
  select ${isFollowing}::boolean as "isFollowing",
    coalesce((select followers_count from counted where counted.id = met.id), met.followers_count) as "followersCount"
  from met`;

const followed = notificationEvent({
  id: sql`${sql.placeholder('notificationId')}`,
  userId: sql`followed_id`,
  kind: 'follow',
  subjectId: sql`followed_id`,
  actorId: sql`follower_id`,
});

const unfollowed = retractNotifications(
  'follow',
  sql`select followed_id as user_id, followed_id as subject_id, follower_id as actor_id from changed`,
);

export const follow = change(
  statement<FollowState>(sql`
    with met as (${met}),
    changed as (
      insert into follows (follower_id, followed_id) select ${own}, id from met
      on conflict do nothing returning follower_id, followed_id
    ),
    ${counted(1)},
    ${insertNotifications(sql`select ${followed} from changed`)}
    ${followState(true)}`),
);

export const unfollow = change(
  statement<FollowState>(sql`
    with met as (${met}),
    changed as (
      delete from follows where follower_id = ${own} and followed_id in (select id from met)
      returning follower_id, followed_id
    ),
    ${counted(-1)},
    ${unfollowed}
    ${followState(false)}`),
);

const shown = sql`select ${users.id} from ${users} where ${shownTo}`;

/** A block cuts follows both ways, and what was told of them. */
export const block = change(
  statement<BlockState>(sql`
    with shown as (${shown}),
    made as (
      insert into blocks (blocker_id, blocked_id) select ${own}, id from shown on conflict do nothing
    ),
    changed as (
      delete from follows using shown
      where (follower_id, followed_id) in ((${own}, shown.id), (shown.id, ${own}))
      returning follower_id, followed_id
    ),
    ${counted(-1)},
    ${unfollowed}
    select true as "isBlocked" from shown`),
);

export const unblock = change(
  statement<BlockState>(sql`
    with shown as (${shown}),
    gone as (
      delete from blocks where blocker_id = ${own} and blocked_id in (select id from shown)
    )
    select false as "isBlocked" from shown`),
);
