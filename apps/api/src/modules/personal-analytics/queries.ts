import {
  analyses,
  checkIns,
  type Database,
  literalTexts,
  posts,
  type RowOf,
  resolutions,
  selecting,
  statement,
  viewerId,
  visibleTo,
} from '@halved/db';
import type { CheckInAnswer } from '@halved/shared/check-in-kinds';
import type { PersonalAnalytics } from '@halved/shared/contract/personal-analytics';
import { type TimeRange, timeRangeDays } from '@halved/shared/time-ranges';
import { sql } from 'drizzle-orm';
import { averageDaysOfDone, methodsOfDone, resolvedPosts, rounded } from '../resolutions/public.ts';

const own = sql`${posts.userId} = ${viewerId} and ${visibleTo('member')}`;
const since = sql`now() - make_interval(days => ${sql.placeholder('days')}::int)`;
const week = sql`to_char(date_trunc('week', ${posts.publishedAt}, 'UTC') at time zone 'UTC', 'YYYY-MM-DD')`;

const shared = sql`
  select ${week} as date, ${posts.category}, ${analyses.sentimentScore} as sentiment
  from ${posts} left join ${analyses} on ${analyses.postId} = ${posts.id}
  where ${own} and ${posts.publishedAt} > ${since}`;

const done = sql`${resolvedPosts} where ${own} and ${resolutions.resolvedAt} > ${since}`;

const sentiment = sql<PersonalAnalytics['sentiment']>`(
  select coalesce(json_agg(weeks order by date), '[]') from (
    select date, ${rounded(sql`avg(sentiment)`, 2)} as average, count(*)::int as count
    from shared where sentiment is not null group by date
  ) weeks)`;

const categories = sql<PersonalAnalytics['categories']>`(
  select coalesce(json_agg(written order by written.count desc, written.category), '[]') from (
    select category, count(*)::int as count from shared where category is not null group by category
  ) written)`;

const answered = (answer: CheckInAnswer) =>
  sql`count(*) filter (where ${checkIns.answer} = ${literalTexts([answer])})`;

/** Check-ins that offered help instead of a question do not count. */
const checkInCounts = sql<PersonalAnalytics['checkIns']>`(
  select json_build_object('asked', count(*), 'better', ${answered('better')}, 'same', ${answered('same')},
    'worse', ${answered('worse')}, 'resolved', ${answered('resolved')})
  from ${checkIns}
  where ${checkIns.userId} = ${viewerId} and not ${checkIns.isCaring} and ${checkIns.askedAt} > ${since})`;

const numbers = {
  sentiment,
  categories,
  totalResolved: sql<number>`(select count(*)::int from done)`,
  averageDays: averageDaysOfDone,
  methods: methodsOfDone(1),
  checkIns: checkInCounts,
};

export type NumbersRow = RowOf<typeof numbers>;

const selectNumbers = statement(
  selecting(
    numbers,
    (selectList) => sql`
      with shared as materialized (${shared}), done as materialized (${done}) select ${selectList}`,
  ),
);

/** The numbers of a member's own posts, resolutions and check-ins. */
export const numbersOf = async (
  db: Database,
  userId: string,
  range: TimeRange,
): Promise<NumbersRow | undefined> =>
  (await selectNumbers(db, { viewerId: userId, days: timeRangeDays[range] }))[0];
