import {
  analyses,
  checkIns,
  type Database,
  literalInt,
  literalNames,
  newId,
  notifications,
  posts,
  type RowOf,
  selecting,
  statement,
  viewerId,
  visibleTo,
} from '@halved/db';
import type { CheckInAnswer, CheckInReason } from '@halved/shared/check-in-kinds';
import { sql } from 'drizzle-orm';

const p = sql.placeholder;

/** A member is asked only about the newest of their open posts, at most so many. */
const mostOpenPosts = 50;
/** Nobody is asked about words that they have just written. */
const leastAgeHours = 12;

/** Whether a post is not resolved and old enough to be asked about. `now` is a placeholder. */
export const isOpenPost = sql`(${posts.resolvedAt} is null
  and ${posts.publishedAt} < ${p('now')}::timestamptz - make_interval(hours => ${literalInt(leastAgeHours)}))`;

const columns = {
  postId: sql<string>`${posts.id}`,
  publishedAt: sql<Date>`${posts.publishedAt}`,
  isCrisis: sql<boolean>`coalesce(${analyses.isCrisis}, false)`,
  /** −1 to 1; 0 if the post has not been analysed. */
  sentimentScore: sql<number>`coalesce(${analyses.sentimentScore}, 0)`,
  lastAskedAt: sql<Date | null>`last_check_in.asked_at`,
  lastAnswer: sql<CheckInAnswer | null>`last_check_in.answer`,
};

export type OpenPost = RowOf<typeof columns>;

const selectOpenPosts = statement(
  selecting(
    columns,
    (selectList) => sql`
      select ${selectList} from ${posts}
        left join ${analyses} on ${analyses.postId} = ${posts.id}
        left join lateral (
          select ${checkIns.askedAt}, ${checkIns.answer} from ${checkIns}
          where ${checkIns.postId} = ${posts.id} order by ${checkIns.askedAt} desc limit 1
        ) last_check_in on true
      where ${posts.userId} = ${viewerId} and ${visibleTo('member')}
        and ${isOpenPost}
      order by ${posts.publishedAt} desc, ${posts.id} desc limit ${literalInt(mostOpenPosts)}`,
  ),
);

/** A member's open posts that are old enough to be asked about, the newest first. */
export const findOpenPosts = (db: Database, userId: string, now: Date): Promise<OpenPost[]> =>
  selectOpenPosts(db, { viewerId: userId, now });

const lockOpen = statement(
  selecting(
    { id: posts.id },
    (selectList) => sql`
      select ${selectList} from ${posts} where ${posts.id} = ${p('postId')} and ${posts.resolvedAt} is null
      for key share`,
  ),
);

/**
 * Locks a post against its resolution and its deletion, which then wait and take the question back. False if it was
 * resolved or deleted since it was found.
 */
export const lockOpenPost = async (db: Database, postId: string): Promise<boolean> =>
  (await lockOpen(db, { postId })).length > 0;

const selectReadMoments = statement(
  selecting(
    { userId: sql<string>`member.id`, readAt: sql<Date>`latest.read_at` },
    (selectList) => sql`
      select ${selectList} from unnest(${p('userIds')}::uuid[]) member (id) cross join lateral (
        select ${notifications.readAt} from ${notifications}
        where ${notifications.userId} = member.id and ${notifications.readAt} > ${p('now')}::timestamptz - interval '60 days'
        order by ${notifications.createdAt} desc limit 50
      ) latest`,
  ),
);

/** For each member, when they read notifications in the last 60 days: at most the fifty latest notifications. */
export async function findReadMoments(
  db: Database,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, Date[]>> {
  if (userIds.length === 0) return new Map();
  const rows = Map.groupBy(await selectReadMoments(db, { userIds, now }), ({ userId }) => userId);
  return new Map([...rows].map(([userId, read]) => [userId, read.map(({ readAt }) => readAt)]));
}

// Two workers may notify the same member at the same moment. Each has read when the member had the last check-in and the
// last reminder. Only the first worker finds both unchanged here.
const claim = (column: 'last_check_in_at' | 'last_reminder_at') =>
  statement(
    selecting(
      { userId: sql<string>`user_id` },
      (selectList) => sql`
        insert into notification_preferences as previous (user_id, ${literalNames([column])})
        values (${p('userId')}, ${p('now')}::timestamptz)
        on conflict (user_id) do update set ${literalNames([column])} = excluded.${literalNames([column])}
          where previous.last_check_in_at is not distinct from ${p('lastCheckInAt')}::timestamptz
            and previous.last_reminder_at is not distinct from ${p('lastReminderAt')}::timestamptz
        returning ${selectList}`,
    ),
  );
const claims = { checkIn: claim('last_check_in_at'), reminder: claim('last_reminder_at') };

interface Claim {
  userId: string;
  now: Date;
  lastCheckInAt: Date | null;
  lastReminderAt: Date | null;
}

/** Claims a member's one notification of the day. False if another worker has just claimed it. */
export const claimDay = async (db: Database, kind: keyof typeof claims, member: Claim): Promise<boolean> =>
  (await claims[kind](db, { ...member })).length > 0;

interface NewCheckIn {
  userId: string;
  postId: string;
  isCaring: boolean;
  reason: CheckInReason | null;
  askedAt: Date;
}

const insert = statement(sql`
  insert into check_ins (id, user_id, post_id, is_caring, reason, asked_at)
  values (${p('id')}, ${p('userId')}, ${p('postId')}, ${p('isCaring')}, ${p('reason')}, ${p('askedAt')})`);

export async function insertCheckIn(db: Database, checkIn: NewCheckIn): Promise<string> {
  const id = newId();
  await insert(db, { ...checkIn, id });
  return id;
}
