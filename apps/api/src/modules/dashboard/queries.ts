import {
  literalInt,
  posts,
  type RowOf,
  selecting,
  selectingJoined,
  statement,
  users,
  viewerId,
  visibleOnceApproved,
  visibleTo,
} from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MemberContext } from '../../context.ts';

const postsAs = (name: string) => alias(posts, name);
const own = postsAs('own_posts');
const latest = postsAs('latest');

const recentColumns = (post: typeof own) => ({
  id: post.id,
  privacyLevel: post.privacyLevel,
  worryPrompt: post.worryPrompt,
  shortContent: post.shortContent,
  publishedAt: sql<Date>`${post.publishedAt}`,
});

export type RecentRow = RowOf<ReturnType<typeof recentColumns>>;

const isApproved = sql`${posts.moderationStatus} = 'approved' and ${visibleOnceApproved('member')}`;
const isHeld = sql`${posts.moderationStatus} <> 'approved' and ${visibleTo('member')}`;

// Approved and held posts are selected by separate queries, because each kind has its own index. The index of approved
// posts has all columns that counting needs. `most` says which posts of each kind are needed.
const ownPosts = (most: SQL = sql``): SQL =>
  sql.join(
    [isApproved, isHeld].map(
      (isOwn) => sql`(
        select ${posts.id}, ${posts.privacyLevel}, ${posts.worryPrompt}, ${posts.shortContent},
          ${posts.publishedAt}, ${posts.resolvedAt}
        from ${posts} where ${posts.userId} = ${viewerId} and ${posts.publishedAt} is not null and ${isOwn} ${most}
      )`,
    ),
    sql` union all `,
  );

const counts = sql`(
  select count(*)::int as total,
    (count(*) filter (where ${own.publishedAt} > now() - interval '7 days'))::int as this_week,
    (select count(*)::int from (${ownPosts()}) own_posts where ${own.resolvedAt} is not null) as resolved
  from (${ownPosts()}) own_posts
) counts`;

const statsColumns = {
  totalWorries: sql<number>`counts.total`,
  worriesThisWeek: sql<number>`counts.this_week`,
  resolvedWorries: sql<number>`counts.resolved`,
  followersCount: users.followersCount,
  followingCount: users.followingCount,
};

/** The latest posts. The latest of each kind are found first, so that a member's other posts are not read. */
const latestPosts = (limit: number) => {
  const most = (post: typeof own | typeof posts) =>
    sql`order by ${post.publishedAt} desc, ${post.id} desc limit ${literalInt(limit)}`;
  return sql`(${ownPosts(most(posts))}) own_posts ${most(own)}`;
};

const selectStats = statement(
  selecting(
    statsColumns,
    (selectList) =>
      sql`select ${selectList} from ${users} cross join ${counts} where ${users.id} = ${viewerId}`,
  ),
);

const selectLatest = (limit: number, prepared: boolean) =>
  statement(
    selecting(recentColumns(own), (selectList) => sql`select ${selectList} from ${latestPosts(limit)}`),
    { prepared },
  );

const selectUsual = selectLatest(limits.recentWorries, true);

/** Selects numbers and posts in one statement. A member without posts gets one row with nulls beside the numbers. */
const selectAll = statement(
  selectingJoined(
    statsColumns,
    recentColumns(latest),
    (selectList) => sql`
      select ${selectList} from ${users} cross join ${counts}
        left join lateral (select * from ${latestPosts(limits.recentWorries)}) latest on true
      where ${users.id} = ${viewerId} order by ${latest.publishedAt} desc, ${latest.id} desc`,
  ),
);

const valuesOf = ({ viewer }: MemberContext) => ({ viewerId: viewer.id });

/** The caller's numbers. Every published post of the caller counts, held posts too. */
export const ownStats = async (ctx: MemberContext): Promise<RowOf<typeof statsColumns> | undefined> =>
  (await selectStats(ctx.services.db, valuesOf(ctx)))[0];

/** The caller's latest published posts. */
export const ownLatest = (ctx: MemberContext, limit: number): Promise<RecentRow[]> => {
  const select = limit === limits.recentWorries ? selectUsual : selectLatest(limit, false);
  return select(ctx.services.db, valuesOf(ctx));
};

/** Numbers and latest posts in one round trip. */
export async function ownDashboard(ctx: MemberContext) {
  const rows = await selectAll(ctx.services.db, valuesOf(ctx));
  return { stats: rows[0], latest: rows.filter((row) => row.id !== null) };
}
