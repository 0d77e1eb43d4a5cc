import {
  commentSeenBy,
  comments,
  type Database,
  lastSeen,
  likes,
  posts,
  selectAs,
  statement,
  users,
  visibleTo,
} from '@halved/db';
import type { CommunityStats } from '@halved/shared/contract/community';
import { sql } from 'drizzle-orm';
import { fail } from '../../errors.ts';

const today = sql`date_trunc('day', now(), 'UTC')`;
const lately = sql`now() - interval '30 days'`;

const suspended = sql`
  select count(*)::int from ${users} where ${users.suspendedAt} is not null
    and (${users.suspendedUntil} is null or ${users.suspendedUntil} > now())`;

/**
 * Members are all accounts that are not suspended. Support counts under worries of every privacy level, because a sum
 * over the whole community reveals none of them.
 */
const selectStats = statement<CommunityStats>(sql`
  select ${selectAs({
    totalUsers: sql`(select count(*)::int from ${users}) - (${suspended})`,
    postsToday: sql`(
      select count(*)::int from ${posts} where ${posts.publishedAt} >= ${today} and ${visibleTo('visitor')}
    )`,
    supportGiven: sql`(select count(*)::int from ${likes} where ${likes.createdAt} > ${lately}) + (
      select count(*)::int from ${comments}
      where ${comments.createdAt} > ${lately} and ${commentSeenBy('visitor', comments)}
    )`,
    activeNow: sql`(
      select count(*)::int from ${users} where ${lastSeen(users)} > now() - interval '5 minutes'
    )`,
  })}`);

/** The community in four numbers, as they are now. */
export const communityStats = async (db: Database): Promise<CommunityStats> =>
  (await selectStats(db))[0] ?? fail('INTERNAL');
