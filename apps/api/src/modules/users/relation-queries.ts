import { type Database, newId, selecting, statement, users, viewerId, withTransaction } from '@halved/db';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../context.ts';
import { insertNotifications, notificationEvent, retractNotifications } from '../notify/public.ts';
import { hasUsername, isBlocked, isVisible, viewer } from './visible-queries.ts';

// Both members are locked in a fixed order, so that two members who follow or block each other at once cause no
// deadlock. The locks come before anything is read, so that no follow is inserted while the other member inserts a
// block.
const lockBoth = statement(sql`
  select ${users.id} from ${users} where ${hasUsername} or ${users.id} = ${viewerId}
  order by ${users.id} for no key update`);

/**
 * Changes the relation between the viewer and the member with the given username. Returns undefined if the viewer sees
 * no such member.
 */
const change =
  <State>(run: (db: Database, values: Record<string, unknown>) => Promise<State[]>) =>
  (ctx: MemberContext, username: string): Promise<State | undefined> => {
    const values = { viewerId: ctx.viewer.id, username, notificationId: newId() };
    return withTransaction(ctx.services.pool, async (db) => {
      await lockBoth(db, values);
      const [state] = await run(db, values);
      return state;
    });
  };

/** The member, if no block separates the member from the viewer. */
const reachable = sql`
  select ${users.id}, ${users.followersCount} from ${users}
  where ${isVisible} and not ${isBlocked}`;

// Changes the counters of both members by the rows of `changed`, in the statement that inserts or deletes these rows. A
// repeated statement has no such rows, and changes no counter.
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

const followState = (isFollowing: boolean) => ({
  isFollowing: sql<boolean>`${isFollowing}::boolean`,
  followersCount: sql<number>`
    coalesce((select followers_count from counted where counted.id = reachable.id), reachable.followers_count)`,
});

const followEvent = notificationEvent({
  id: sql`${sql.placeholder('notificationId')}`,
  userId: sql`followed_id`,
  kind: 'follow',
  subjectId: sql`followed_id`,
  actorId: sql`follower_id`,
});

const retractFollow = retractNotifications(
  'follow',
  sql`select followed_id as user_id, followed_id as subject_id, follower_id as actor_id from changed`,
);

export const follow = change(
  statement(
    selecting(
      followState(true),
      (selectList) => sql`
        with reachable as (${reachable}),
        changed as (
          insert into follows (follower_id, followed_id) select ${viewer}, id from reachable
          on conflict do nothing returning follower_id, followed_id
        ),
        ${counted(1)},
        ${insertNotifications({ rows: sql`select ${followEvent} from changed`, kinds: ['follow'], isOne: true })}
        select ${selectList} from reachable`,
    ),
  ),
);

export const unfollow = change(
  statement(
    selecting(
      followState(false),
      (selectList) => sql`
        with reachable as (${reachable}),
        changed as (
          delete from follows where follower_id = ${viewer} and followed_id in (select id from reachable)
          returning follower_id, followed_id
        ),
        ${counted(-1)},
        ${retractFollow}
        select ${selectList} from reachable`,
    ),
  ),
);

const visible = sql`select ${users.id} from ${users} where ${isVisible}`;

/** A block ends the follows in both directions, and takes back their notifications. */
export const block = change(
  statement(
    selecting(
      { isBlocked: sql<boolean>`true` },
      (selectList) => sql`
        with visible as (${visible}),
        inserted as (
          insert into blocks (blocker_id, blocked_id) select ${viewer}, id from visible on conflict do nothing
        ),
        changed as (
          delete from follows using visible
          where (follower_id, followed_id) in ((${viewer}, visible.id), (visible.id, ${viewer}))
          returning follower_id, followed_id
        ),
        ${counted(-1)},
        ${retractFollow}
        select ${selectList} from visible`,
    ),
  ),
);

export const unblock = change(
  statement(
    selecting(
      { isBlocked: sql<boolean>`false` },
      (selectList) => sql`
        with visible as (${visible}),
        deleted as (
          delete from blocks where blocker_id = ${viewer} and blocked_id in (select id from visible)
        )
        select ${selectList} from visible`,
    ),
  ),
);
