import { literalInt, posts, type RowOf, selectAs, statement, users, viewerId, visibleTo } from '@halved/db';
import type { DashboardStats } from '@halved/shared/contract/dashboard';
import { limits } from '@halved/shared/limits';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../context.ts';

const recentColumns = {
  id: posts.id,
  privacyLevel: posts.privacyLevel,
  worryPrompt: posts.worryPrompt,
  shortContent: posts.shortContent,
  publishedAt: sql<Date>`${posts.publishedAt}`,
};

export type RecentRow = RowOf<typeof recentColumns>;

const isApproved = sql`${posts.moderationStatus} = 'approved'`;
const isHeld = sql`${posts.moderationStatus} <> 'approved'`;

// Each half has an index of its own.
const ownPosts = sql`
  own_posts as not materialized (
    ${sql.join(
      [isApproved, isHeld].map(
        (status) => sql`
        select ${selectAs({ ...recentColumns, resolvedAt: posts.resolvedAt })} from ${posts}
        where ${posts.userId} = ${viewerId} and ${posts.publishedAt} is not null and ${status}
          and ${visibleTo('member')}`,
      ),
      sql` union all `,
    )}
  )`;

const counts = sql`
  select count(*)::int as "totalWorries",
    (count(*) filter (where "publishedAt" > now() - interval '7 days'))::int as "worriesThisWeek",
    count("resolvedAt")::int as "resolvedWorries"
  from own_posts`;

const stats = sql`
  select counts.*, ${selectAs({ followersCount: users.followersCount, followingCount: users.followingCount })}
  from ${users} cross join (${counts}) counts where ${users.id} = ${viewerId}`;

const latest = (limit: number) => sql`
  select id, "privacyLevel", "worryPrompt", "shortContent", "publishedAt" from own_posts
  order by "publishedAt" desc, id desc limit ${literalInt(limit)}`;

const selectStats = statement<DashboardStats>(sql`with ${ownPosts} ${stats}`);

const selectLatest = (limit: number, prepared: boolean) =>
  statement<RecentRow>(sql`with ${ownPosts} ${latest(limit)}`, { prepared });

const selectUsual = selectLatest(limits.recentWorries, true);

/** Numbers and worries in one statement; a member without worries gets one row with nulls beside the numbers. */
const selectAll = statement<DashboardStats & (RecentRow | { [Column in keyof RecentRow]: null })>(sql`
  with ${ownPosts}
  select * from (${stats}) stats left join lateral (${latest(limits.recentWorries)}) latest on true
  order by "publishedAt" desc, id desc`);

const valuesOf = ({ viewer }: MemberContext) => ({ viewerId: viewer.id });

/** The caller's numbers; every published post of theirs counts, held ones too. */
export const ownStats = async (ctx: MemberContext): Promise<DashboardStats | undefined> =>
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
