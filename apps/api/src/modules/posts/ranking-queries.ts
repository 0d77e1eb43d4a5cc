import {
  type Audience,
  engagementSteps,
  follows,
  literalInt,
  posts,
  viewerId,
  visibleOnceApproved,
} from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import { bestFirst, indexedList, isBehind, oncePerKey, type Placed, type Search } from '../paging/public.ts';
import { all, cardOf, foundByIndex, isApproved, orderByLatest, sharedAt } from './part-queries.ts';

/**
 * Discovery (docs/product.md §3.4): public posts by people whom the viewer does not follow, by (1 + likes + 2·comments)
 * / (hours + 2)^1.5 as of the moment of the first page.
 *
 * Posts are grouped into steps of engagement. Within a step, the order of scores is nearly the order of time, in which
 * an index holds each step. A page is found in two passes over the steps. The first pass takes a page of the newest
 * posts of each step, scores them by the least engagement of their step, and so finds a score that a full page of posts
 * reaches: the bar. The second pass reads the posts that may reach the bar by the most engagement of their step, and
 * ranks them by their true scores. Both passes skip the posts whose score would lie before the cursor. However many
 * posts there are, some dozens are read, and the page equals that of the whole ranking. OFFSET makes PostgreSQL use the
 * index for each step in the second pass; without it, all posts might be read.
 */
const asOf = sql`${sql.placeholder('asOf')}::timestamptz`;
const cursorScore = sql`${sql.placeholder('afterScore')}::float8`;

const order = bestFirst('place', 'id');

const hours = sql`greatest(extract(epoch from ${asOf} - ${sharedAt})::float8, 0) / 3600`;
const scoreOf = (engagement: SQL) => sql`(1 + ${engagement}) / power(${hours} + 2, 1.5)`;
const score = scoreOf(sql`${posts.likesCount} + 2 * ${posts.commentsCount}`);

// More than the error of floating-point arithmetic.
const margin = sql`interval '1 second'`;
// A hundred years. Scores of older posts hardly differ, and PostgreSQL would run out of dates.
const hoursAtMost = sql`1e6`;

/** When a post with this engagement must have been shared to have this score now. */
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
  all(
    isApproved,
    sql`${posts.privacyLevel} = 'public'`,
    visibleOnceApproved(audience),
    ...strangers(audience),
    sql`${sharedAt} <= ${asOf}`,
  );

const ofStep = sql`${posts.engagementStep} = step.number`;

const ranked = (audience: Audience, { take, isAfter, columns }: Search): SQL => {
  const among = all(ofStep, candidates(audience));
  const surely = isAfter
    ? sql`${sharedAt} <= ${sharedAtScore(sql`step.most`, cursorScore)} - ${margin}`
    : sql`true`;
  const perhaps = isAfter
    ? sql`${sharedAt} <= ${sharedAtScore(sql`step.least`, cursorScore)} + ${margin}`
    : sql`true`;
  return sql`
    with step (number, least, most) as materialized (values ${steps}),
    bar as materialized (
      select ${scoreOf(sql`step.least`)} as score
      from step cross join lateral (
        select ${sharedAt} from ${posts} where ${all(among, surely)} ${orderByLatest(sharedAt, take)}
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
        select * from ${posts} where ${all(among, perhaps)} and ${sharedAt} >= step.moment offset 0
      ) posts
    ) posts
    where ${isAfter ? isBehind(order, [sql`place`, sql`id`]) : sql`true`}
    order by place desc, id desc limit ${literalInt(take)}`;
};

export const discovered = oncePerKey(
  (audience: Audience) => `discovered ${audience}`,
  (key, audience) =>
    indexedList({
      ...cardOf(audience, sql<number>`place`),
      order,
      positionOf: ({ place, id }: Placed<number>, { asOf }: { asOf: string }) => ({
        asOf: Date.parse(asOf),
        score: place,
        id,
      }),
      key,
      isHot: true,
      find: (search) => ranked(audience, search),
      countable: (take) =>
        foundByIndex(candidates(audience), sharedAt, { take, isAfter: false, columns: sql`1` }),
    }),
);
