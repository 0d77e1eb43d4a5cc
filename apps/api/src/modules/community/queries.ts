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
import { type AnyColumn, sql } from 'drizzle-orm';
import { suspendedNow } from '../../services/account-queries.ts';

const today = sql`date_trunc('day', now(), 'UTC')`;
const monthAgo = sql`now() - interval '30 days'`;

const suspendedCount = sql`select count(*)::int from ${users} where ${suspendedNow}`;

const joinShownPost = (postId: AnyColumn) =>
  sql`join ${posts} on ${posts.id} = ${postId} and ${visibleTo('visitor')}`;

/**
 * All accounts that are not suspended count as members. Support counts under posts that visitors see. In a small
 * community anybody could subtract it from a sum over all posts, and would learn of support under the others.
 */
const stats = {
  totalUsers: sql<number>`(select count(*)::int from ${users}) - (${suspendedCount})`,
  postsToday: sql<number>`(
    select count(*)::int from ${posts} where ${posts.publishedAt} >= ${today} and ${visibleTo('visitor')}
  )`,
  supportGiven: sql<number>`(
    select count(*)::int from ${likes} ${joinShownPost(likes.postId)} where ${likes.createdAt} > ${monthAgo}
  ) + (
    select count(*)::int from ${comments} ${joinShownPost(comments.postId)}
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
