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
 * Discovery (docs/product.md §3.4): public worries by people whom the viewer does not follow, by
 * (1 + likes + 2·comments) / (hours + 2)^1.5 as of the moment of the first page.
 *
 * Within one step of engagement the order of scores is nearly that of time, and an index has each step in the order
 * of time. So a page is found in two looks at every step. The first takes a page full of the newest, reckons with the
 * least engagement of their step, and so knows a score that a page full of worries reaches: the bar. The second reads
 * those that may reach the bar, by the most engagement of their step, and ranks them by their true scores. Both begin
 * at the time from which on the cursor's score is not reached any more. However many worries there are and
 * whatever their age, some dozens are read, and the page is exactly that of the whole ranking. OFFSET keeps the second
 * look one by the index for each step; PostgreSQL might else read all worries there are.
 */
const asOf = sql`${sql.placeholder('asOf')}::timestamptz`;
const cursorScore = sql`${sql.placeholder('afterScore')}::float8`;

const order = bestFirst('place', 'id');

const hours = sql`greatest(extract(epoch from ${asOf} - ${sharedAt})::float8, 0) / 3600`;
const scoreOf = (engagement: SQL) => sql`(1 + ${engagement}) / power(${hours} + 2, 1.5)`;
const score = scoreOf(sql`${posts.likesCount} + 2 * ${posts.commentsCount}`);

// A little more than the arithmetic of floating point may be off by.
const margin = sql`interval '1 second'`;
// A hundred years: what is older has no score worth telling from it, and PostgreSQL no date.
const hoursAtMost = sql`1e6`;

/** When a worry with such an engagement was shared whose score is this one now. */
const sharedAtScore = (engagement: SQL, atScore: SQL) => sql`(
  ${asOf} + interval '2 hours'
  - least(power((1 + ${engagement}) / ${atScore}, 2.0 / 3), ${hoursAtMost}) * interval '1 hour'
)`;

const none = sql`'-infinity'::timestamptz`;

/** Each step with the least and the most engagement in it. */
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
