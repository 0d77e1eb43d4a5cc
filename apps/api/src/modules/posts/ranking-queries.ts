import {
  type Audience,
  databaseNow,
  engagementSteps,
  follows,
  literalInt,
  posts,
  viewerId,
  visibleOncePublicByOthers,
} from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import { perAudience } from '../audience/public.ts';
import { bestFirst, indexedList, isBehind, type Placed, type Search } from '../paging/public.ts';
import { allOf, cardOf, foundByIndex, isApproved, orderByLatest, sharedAt } from './part-queries.ts';

/**
 * Discovery (docs/product.md §3.4): public posts by people whom the viewer does not follow, ranked by (1 + likes +
 * 2·comments) / (hours + 2)^1.5 as of the moment of the first page.
 *
 * Posts are grouped into steps by their engagement (likes + 2·comments). An index holds the posts of each step in the
 * order of time, which is nearly the order of their scores. A page is found in two passes over the steps:
 *
 * 1. The first pass finds the bar, a score that every post of the page reaches. It takes a page of the newest posts of
 *    each step, and gives each post the score that it would have with the least engagement of its step. The bar is the
 *    lowest score on the best page of these posts.
 * 2. The second pass reads every post that would reach the bar with the most engagement of its step, and ranks these
 *    posts by their true scores. In a step of one engagement the order of time is the order of the scores, so a page of
 *    its newest posts after the cursor is enough, even if thousands were shared in one minute.
 *
 * Both passes skip posts that belong before the cursor. The page is the same as in the whole ranking, but only some
 * dozens of posts are read, however many posts exist.
 */
const asOf = sql`${sql.placeholder('asOf')}::timestamptz`;
const cursorScore = sql`${sql.placeholder('afterScore')}::float8`;

const order = bestFirst('place', 'id');

const hours = sql`greatest(extract(epoch from ${asOf} - ${sharedAt})::float8, 0) / 3600`;
const scoreOf = (engagement: SQL) => sql`(1 + ${engagement}) / power(${hours} + 2, 1.5)`;
const score = scoreOf(sql`${posts.likesCount} + 2 * ${posts.commentsCount}`);

// The margin is larger than the error of floating-point arithmetic.
const margin = sql`interval '1 second'`;
// A million hours are more than a hundred years. Scores of older posts hardly differ, and earlier dates could be too
// early for PostgreSQL.
const hoursAtMost = sql`1e6`;

/** The moment at which a post with this engagement was shared, if it has this score at `asOf`. */
const sharedAtScore = (engagement: SQL, atScore: SQL) => sql`(
  ${asOf} + interval '2 hours'
  - least(power((1 + ${engagement}) / ${atScore}, 2.0 / 3), ${hoursAtMost}) * interval '1 hour'
)`;

const none = sql`'-infinity'::timestamptz`;

/** Each step with its least and its most engagement. */
const steps = sql.join(
  [0, ...engagementSteps].map((least, step) => {
    const next = engagementSteps[step];
    const most = next === undefined ? sql`'infinity'::float8` : sql`${literalInt(next - 1)}::float8`;
    return sql`(${literalInt(step)}, ${literalInt(least)}::float8, ${most})`;
  }),
  sql`, `,
);

const strangers = (audience: Audience): SQL[] =>
  audience === 'visitor'
    ? []
    : [
        sql`${posts.userId} <> ${viewerId}`,
        sql`${posts.userId} not in (
          select ${follows.followedId} from ${follows} where ${follows.followerId} = ${viewerId}
        )`,
      ];

const candidates = (audience: Audience): SQL =>
  allOf(
    isApproved,
    sql`${posts.privacyLevel} = 'public'`,
    ...strangers(audience),
    visibleOncePublicByOthers(audience),
    sql`${sharedAt} <= ${asOf}`,
  );

const ofStep = sql`${posts.engagementStep} = step.number`;

const ranked = (audience: Audience, { take, isAfter, columns }: Search): SQL => {
  const ofCandidates = allOf(ofStep, candidates(audience));
  const isCertain = isAfter
    ? sql`${sharedAt} <= ${sharedAtScore(sql`step.most`, cursorScore)} - ${margin}`
    : sql`true`;
  const isPossible = isAfter
    ? sql`${sharedAt} <= ${sharedAtScore(sql`step.least`, cursorScore)} + ${margin}`
    : sql`true`;
  const isNext = isAfter ? isBehind(order, [score, sql`${posts.id}`]) : sql`true`;
  return sql`
    with step (number, least, most) as materialized (values ${steps}),
    bar as materialized (
      select ${scoreOf(sql`step.least`)} as score
      from step cross join lateral (
        select ${sharedAt} from ${posts} where ${allOf(ofCandidates, isCertain)} ${orderByLatest(sharedAt, take)}
      ) posts
      order by score desc limit 1 offset ${literalInt(take - 1)}
    ),
    since as materialized (
      select step.*, coalesce(${sharedAtScore(sql`step.most`, sql`(select score from bar)`)} - ${margin}, ${none}) as moment
      from step
    )
    select * from (
      select ${columns}, ${score} as place
      from since step cross join lateral (
        select * from ${posts} where ${allOf(ofCandidates, isPossible, isNext)} and ${sharedAt} >= step.moment
        ${orderByLatest(sharedAt, sql`case when step.least = step.most then ${literalInt(take)} end`)}
      ) posts
    ) posts
    order by place desc, id desc limit ${literalInt(take)}`;
};

export const discovered = perAudience((audience: Audience) =>
  indexedList({
    ...cardOf(audience, sql<number>`place`),
    order,
    positionOf: ({ place, id }: Placed<number>, { asOf }) => [Date.parse(String(asOf)), place, id],
    startValues: async (db) => ({ asOf: (await databaseNow(db)).toISOString() }),
    key: `discovered ${audience}`,
    find: (search) => ranked(audience, search),
    countable: (take) =>
      foundByIndex(candidates(audience), sharedAt, { take, isAfter: false, columns: sql`1` }),
  }),
);
