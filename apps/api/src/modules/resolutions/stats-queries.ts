import {
  type Database,
  literalInt,
  posts,
  type RowOf,
  resolutions,
  selecting,
  statement,
  users,
  viewerId,
  visibleTo,
} from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import { averageDaysOfDone, methodsOfDone, rounded } from './method-queries.ts';

const { people, lookedThrough } = limits.copingMethods;

/** The days between a post's sharing and its resolution. */
const days = sql`extract(epoch from ${resolutions.resolvedAt} - ${posts.publishedAt}) / 86400`;

/** Resolved posts with their coping methods. */
export const resolvedPosts = sql`
  select ${posts.userId}, ${resolutions.copingMethods}, ${resolutions.helpfulnessRating}, ${days} as days
  from ${resolutions} join ${posts} on ${posts.id} = ${resolutions.postId}`;

interface Counted {
  /** The query of the resolved posts that the figures are about. */
  among: SQL;
  /** The query of two numbers: the `shared` posts and the `resolved` posts. */
  counted: SQL;
  /** A method is left out if fewer different people chose it. */
  atLeast: number;
}

const figures = (atLeast: number) => ({
  totalResolved: sql<number>`resolved`,
  resolutionRate: sql<number>`
    ${rounded(sql`case when shared = 0 then 0 else resolved::float8 / shared end`, 3)}`,
  averageDaysToResolve: averageDaysOfDone,
  averageHelpfulness: sql<number | null>`(select ${rounded(sql`avg(helpfulness_rating)`, 2)} from done)`,
  topCopingMethods: methodsOfDone(atLeast),
});

export type Figures = RowOf<ReturnType<typeof figures>>;

const figuresOf = ({ among, counted, atLeast }: Counted) =>
  statement(
    selecting(
      figures(atLeast),
      (selectList) => sql`
        with done as materialized (${among}) select ${selectList} from (${counted}) counted`,
    ),
  );

/** The methods come from public posts; the number of posts comes from the members' counters. */
const ofEveryone = figuresOf({
  among: sql`${resolvedPosts} where ${visibleTo('visitor')}
    order by ${resolutions.resolvedAt} desc limit ${literalInt(lookedThrough)}`,
  counted: sql`
    select coalesce(sum(${users.worriesCount}), 0)::int as shared,
      coalesce(sum(${users.resolvedCount}), 0)::int as resolved from ${users}`,
  atLeast: people,
});

const own = sql`${posts.userId} = ${viewerId} and ${visibleTo('member')}`;

const ofViewer = figuresOf({
  among: sql`${resolvedPosts} where ${own}`,
  counted: sql`
    select count(*)::int as shared, count(${posts.resolvedAt})::int as resolved
    from ${posts} where ${own} and ${posts.publishedAt} is not null`,
  atLeast: 1,
});

/** The figures of the community, over public posts. */
export const communityFigures = async (db: Database): Promise<Figures | undefined> =>
  (await ofEveryone(db))[0];

/** The figures of a member, over all their own posts. */
export const memberFigures = async (db: Database, userId: string): Promise<Figures | undefined> =>
  (await ofViewer(db, { viewerId: userId }))[0];
