import {
  commentSeenBy,
  comments,
  type Database,
  lastSeen,
  likes,
  posts,
  selecting,
  statement,
  users,
  visibleTo,
} from '@halved/db';
import type { CommunityStats } from '@halved/shared/contract/community';
import { sql } from 'drizzle-orm';

const today = sql`date_trunc('day', now(), 'UTC')`;
const monthAgo = sql`now() - interval '30 days'`;

const suspendedCount = sql`
  select count(*)::int from ${users} where ${users.suspendedAt} is not null
    and (${users.suspendedUntil} is null or ${users.suspendedUntil} > now())`;

/**
 * All accounts that are not suspended count as members. Support counts on posts of every privacy level, because a sum
 * over the whole community reveals no single post.
 */
const stats = {
  totalUsers: sql<number>`(select count(*)::int from ${users}) - (${suspendedCount})`,
  postsToday: sql<number>`(
    select count(*)::int from ${posts} where ${posts.publishedAt} >= ${today} and ${visibleTo('visitor')}
  )`,
  supportGiven: sql<number>`(select count(*)::int from ${likes} where ${likes.createdAt} > ${monthAgo}) + (
    select count(*)::int from ${comments}
    where ${comments.createdAt} > ${monthAgo} and ${commentSeenBy('visitor', comments)}
  )`,
  activeNow: sql<number>`(
    select count(*)::int from ${users} where ${lastSeen(users)} > now() - interval '5 minutes'
  )`,
};
const selectStats = statement(selecting(stats, (selectList) => sql`select ${selectList}`));

/** Counts the community's four numbers. */
export const communityStats = async (db: Database): Promise<CommunityStats | undefined> =>
  (await selectStats(db))[0];
