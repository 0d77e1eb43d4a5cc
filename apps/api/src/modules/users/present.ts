import type { PublicProfile, PublicUser } from '@halved/shared/contract/users';
import type { Viewer } from '../../context.ts';
import type { ProfileRow } from './queries.ts';

/** A member in a list. */
export const presentMember = ({ id, username, displayName, avatarUrl, bio }: PublicUser): PublicUser => ({
  id,
  username,
  displayName,
  avatarUrl,
  bio,
});

/**
 * A profile as the viewer may see it. The profile of a blocked member has no picture, no bio and no counts of posts.
 */
export const presentProfile = (row: ProfileRow, viewer: Viewer | null): PublicProfile => ({
  id: row.id,
  username: row.username,
  displayName: row.displayName,
  avatarUrl: row.isBlocked ? null : row.avatarUrl,
  bio: row.isBlocked ? null : row.bio,
  createdAt: row.createdAt.toISOString(),
  followersCount: row.followersCount,
  followingCount: row.followingCount,
  worriesCount: row.isBlocked ? 0 : row.worriesCount,
  resolvedCount: row.isBlocked ? 0 : row.resolvedCount,
  isFollowing: row.isFollowing,
  isBlocked: row.isBlocked,
  isSelf: row.id === viewer?.id,
});
