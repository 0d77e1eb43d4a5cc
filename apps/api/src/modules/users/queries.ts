import type { Database } from '@halved/db';
import { selectAs, statement, users, viewerId } from '@halved/db';
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
