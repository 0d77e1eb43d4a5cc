import { literalInt, posts, selectAs, statement, users, viewerId, visibleTo } from '@halved/db';
import type { DashboardStats } from '@halved/shared/contract/dashboard';
import { limits } from '@halved/shared/limits';
import { sql } from 'drizzle-orm';
import type { Context, Viewer } from '../../context.ts';

type MemberContext = Context & { viewer: Viewer };

const recent = {
  id: posts.id,
  privacyLevel: posts.privacyLevel,
  worryPrompt: posts.worryPrompt,
  shortContent: posts.shortContent,
  publishedAt: posts.publishedAt,
};

export type RecentRow = Pick<typeof posts.$inferSelect, Exclude<keyof typeof recent, 'publishedAt'>> & {
  publishedAt: Date;
};

const approved = sql`${posts.moderationStatus} = 'approved'`;
const held = sql`${posts.moderationStatus} <> 'approved'`;

// Each half has an index of its own.
const mine = sql`
  mine as not materialized (
    ${sql.join(
      [approved, held].map(
        (half) => sql`
        select ${selectAs({ ...recent, resolvedAt: posts.resolvedAt })} from ${posts}
        where ${posts.userId} = ${viewerId} and ${posts.publishedAt} is not null and ${half}
          and ${visibleTo('member')}`,
      ),
      sql` union all `,
    )}
  )`;

const counted = sql`
  select count(*)::int as "totalWorries",
    (count(*) filter (where "publishedAt" > now() - interval '7 days'))::int as "worriesThisWeek",
    count("resolvedAt")::int as "resolvedWorries"
  from mine`;

const stats = sql`
  select counted.*, ${selectAs({ followersCount: users.followersCount, followingCount: users.followingCount })}
  from ${users} cross join (${counted}) counted where ${users.id} = ${viewerId}`;

const latest = (limit: number) => sql`
  select id, "privacyLevel", "worryPrompt", "shortContent", "publishedAt" from mine
  order by "publishedAt" desc, id desc limit ${literalInt(limit)}`;

const selectStats = statement<DashboardStats>(sql`with ${mine} ${stats}`);

const selectLatest = (limit: number, prepared: boolean) =>
  statement<RecentRow>(sql`with ${mine} ${latest(limit)}`, { prepared });

const selectUsual = selectLatest(limits.recentWorries, true);

/** Numbers and worries in one statement; a member without worries gets one row with nulls beside the numbers. */
const selectAll = statement<DashboardStats & (RecentRow | { [Column in keyof RecentRow]: null })>(sql`
  with ${mine}
  select * from (${stats}) stats left join lateral (${latest(limits.recentWorries)}) latest on true
  order by "publishedAt" desc, id desc`);

const own = ({ viewer }: MemberContext) => ({ viewerId: viewer.id });

/** The caller's numbers; every published worry of theirs counts, held ones too. */
export const ownStats = async (ctx: MemberContext): Promise<DashboardStats | undefined> =>
  (await selectStats(ctx.services.db, own(ctx)))[0];

/** The caller's latest published worries. */
export const ownLatest = (ctx: MemberContext, limit: number): Promise<RecentRow[]> => {
  const select = limit === limits.recentWorries ? selectUsual : selectLatest(limit, false);
  return select(ctx.services.db, own(ctx));
};

/** Numbers and latest worries in one round trip. */
export async function ownDashboard(ctx: MemberContext) {
  const rows = await selectAll(ctx.services.db, own(ctx));
  return { stats: rows[0], latest: rows.filter((row) => row.id !== null) };
}
