import { type Database, type RowOf, selecting, statement, users, viewerId } from '@halved/db';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isBlocked, isVisible } from './visible-queries.ts';

const profileColumns = {
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
  isFollowing: sql<boolean>`exists (
    select 1 from follows where follower_id = ${viewerId} and followed_id = ${users.id})`,
  isBlocked,
};

export type ProfileRow = RowOf<typeof profileColumns>;

const selectProfile = statement(
  selecting(profileColumns, (selectList) => sql`select ${selectList} from ${users} where ${isVisible}`),
);

/** A member's profile for a viewer; undefined if the member blocks the viewer. */
export const profileByUsername = async (db: Database, username: string, viewer: string | null) =>
  (await selectProfile(db, { username, viewerId: viewer }))[0];

const reachableColumns = {
  isReachable: sql<boolean>`not exists (
    select 1 from blocks
    where (blocker_id, blocked_id) in ((${users.id}, ${viewerId}::uuid), (${viewerId}::uuid, ${users.id}))
  )`,
};
const selectReachable = statement(
  selecting(
    reachableColumns,
    (selectList) => sql`select ${selectList} from ${users} where ${users.id} = ${sql.placeholder('userId')}`,
  ),
);

/** Whether a member exists and no block separates the member from the viewer. */
export const isReachable = async (ctx: Context, userId: string): Promise<boolean> => {
  const [row] = await selectReachable(ctx.services.db, { userId, viewerId: ctx.viewer?.id ?? null });
  return row?.isReachable ?? false;
};
