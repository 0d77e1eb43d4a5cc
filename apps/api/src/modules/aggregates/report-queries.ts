import { isTopical } from '@halved/care';
import {
  aggregateCells,
  aggregateReports,
  aggregateWeeks,
  analyses,
  countsPublicly,
  type Database,
  literalInt,
  literalNumber,
  posts,
  type ReportName,
  type RowOf,
  selectedAs,
  selecting,
  statement,
} from '@halved/db';
import type { WorryCategory } from '@halved/shared/categories';
import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import type { LanguageCode } from '@halved/shared/languages';
import { limits } from '@halved/shared/limits';
import { sentimentBounds } from '@halved/shared/sentiment';
import { type TimeRange, timeRangeDays } from '@halved/shared/time-ranges';
import { inArray, sql } from 'drizzle-orm';
import { inLonger, isOfYear, long, perPerson, rangeOfPost } from './gather-queries.ts';

const numbers = {
  people: sql<number>`count(*)::int`,
  posts: sql<number>`sum(posts)::int`,
  score: sql<number>`avg(score)::float8`,
};

const [veryLow, low, high, veryHigh] = sentimentBounds;
/** The index of the score's label, as `sentimentLabel` finds it. */
const label = sql`(case when score <= ${literalNumber(veryLow)} then 0 when score <= ${literalNumber(low)} then 1
  when score < ${literalNumber(high)} then 2 when score < ${literalNumber(veryHigh)} then 3 else 4 end)`;

const aspects = {
  range: sql<number>`range`,
  day: sql<number | null>`day`,
  hour: sql<number | null>`hour`,
  label: sql<number | null>`label`,
  similar: sql<boolean | null>`is_similar`,
  answered: sql<boolean | null>`is_answered`,
  ...numbers,
};
/** Public posts of a range by one or two of their aspects; the other aspects are null. */
export type AspectRow = RowOf<typeof aspects>;

const selectAspects = long(
  selecting(
    aspects,
    (selectList) => sql`
  select ${selectList}
  from (
    select user_id, longer.range, day, hour, label, is_similar, is_answered,
      least(count(*), ${perPerson}) as posts, avg(score) as score
    from (
      select user_id, range, score, (hour / 24 + 4) % 7 as day, hour % 24 as hour, ${label} as label,
        is_similar, is_answered
      from aggregate_posts
    ) post ${inLonger(sql`post.range`)}
    group by grouping sets ((user_id, longer.range, day, hour), (user_id, longer.range, day),
      (user_id, longer.range, hour), (user_id, longer.range, label), (user_id, longer.range, is_similar),
      (user_id, longer.range, is_answered))
  ) contributions
  group by range, day, hour, label, is_similar, is_answered`,
  ),
);

export const readAspects = (db: Database): Promise<AspectRow[]> => selectAspects(db);

const privacyColumns = {
  range: sql<number>`range`,
  level: sql<PrivacyLevel>`level`,
  people: numbers.people,
  posts: numbers.posts,
};
export type PrivacyRow = RowOf<typeof privacyColumns>;

/** How many published posts are public, for friends and private. Nothing else is counted about those. */
const selectPrivacy = long(
  selecting(
    privacyColumns,
    (selectList) => sql`
      select ${selectList}
      from (
        select user_id, level, longer.range, least(sum(posts), ${perPerson}) as posts
        from (
          select ${posts.userId} as user_id, ${posts.privacyLevel} as level, ${rangeOfPost} as range, count(*) as posts
          from ${posts} join aggregate_people people on people.user_id = ${posts.userId}
          where ${posts.moderationStatus} = 'approved' and ${isOfYear}
          group by 1, 2, 3
        ) post ${inLonger(sql`post.range`)}
        group by user_id, level, longer.range
      ) contributions group by range, level`,
  ),
);

export const readPrivacy = (db: Database): Promise<PrivacyRow[]> => selectPrivacy(db);

const selectMembers = long(
  selecting({ people: numbers.people }, (selectList) => sql`select ${selectList} from aggregate_people`),
);

/** How many members are counted, whether they write or not. */
export const countMembers = async (db: Database): Promise<number> =>
  (await selectMembers(db))[0]?.people ?? 0;

const topicColumns = {
  topic: sql<string>`topic`,
  people: sql<number>`count(*) filter (where is_recent)::int`,
  posts: sql<number>`coalesce(sum(posts) filter (where is_recent), 0)::int`,
  score: sql<number>`avg(score) filter (where is_recent)::float8`,
  /** The people and posts of the thirty days before. */
  peopleBefore: sql<number>`count(*) filter (where not is_recent)::int`,
  postsBefore: sql<number>`coalesce(sum(posts) filter (where not is_recent), 0)::int`,
};
export type TopicRow = RowOf<typeof topicColumns> & { category: WorryCategory };

const days = literalInt(timeRangeDays['30d']);
const isRecent = sql`(${posts.publishedAt} > now() - make_interval(days => ${days}))`;

/** The keywords of public posts that enough different people used; more than are kept. */
const selectTopics = long(
  selecting(
    topicColumns,
    (selectList) => sql`
  select ${selectList}
  from (
    select ${posts.userId} as user_id, keyword as topic, ${isRecent} as is_recent,
      least(count(*), ${perPerson}) as posts, avg(${analyses.sentimentScore}) as score
    from ${posts} join aggregate_people people on people.user_id = ${posts.userId}
      join ${analyses} on ${analyses.postId} = ${posts.id}, unnest(${analyses.keywords}) keyword
    where ${countsPublicly()} and ${posts.publishedAt} > now() - make_interval(days => 2 * ${days})
      and ${posts.publishedAt} <= now()
    group by 1, 2, 3
  ) contributions
  group by topic having count(*) filter (where is_recent) >= ${literalInt(limits.aggregates.people)}
  order by ${selectedAs('people')} desc, topic limit ${literalInt(10 * limits.aggregates.topicsKept)}`,
  ),
);

const categoryColumns = {
  topic: sql<string>`topic`,
  category: sql<WorryCategory>`category`,
  posts: sql<number>`count(*)::int`,
  /** The language in which the topic was used most often. */
  language: sql<LanguageCode>`mode() within group (order by language)`,
};

/** How often each topic was used in each category, the most frequent first. */
const selectCategories = long(
  selecting(
    categoryColumns,
    (selectList) => sql`
      select ${selectList}
      from (
        select keyword as topic, ${analyses.category} as category, ${analyses.language} as language
        from ${posts} join aggregate_people people on people.user_id = ${posts.userId}
          join ${analyses} on ${analyses.postId} = ${posts.id}, unnest(${analyses.keywords}) keyword
        where ${countsPublicly()} and ${isRecent} and ${posts.publishedAt} <= now()
          and keyword = any(${sql.placeholder('topics')}::text[])
      ) used group by topic, category order by ${selectedAs('posts')} desc, category`,
  ),
);

/** A topic belongs to a category: so many of its posts are in it. Other words are used about everything. */
const topicalShare = 0.25;

/**
 * The most used keywords of the last thirty days that belong to a category, of those that enough people used. They are
 * words by which the analysis recognises a category. So everyday words such as "asked" are no topics.
 */
export async function readTopics(db: Database): Promise<TopicRow[]> {
  const topics = await selectTopics(db);
  const used = await selectCategories(db, { topics: topics.map(({ topic }) => topic) });
  const byTopic = Map.groupBy(used, ({ topic }) => topic);
  return topics
    .flatMap((row) => {
      const categories = byTopic.get(row.topic) ?? [];
      const all = categories.reduce((sum, each) => sum + each.posts, 0);
      const first = categories.find(({ category }) => category !== 'other');
      const isTopic = first && first.posts >= topicalShare * all && isTopical(first.topic, first.language);
      return isTopic ? [{ ...row, category: first.category }] : [];
    })
    .slice(0, limits.aggregates.topicsKept);
}

const communityCell = {
  range: aggregateCells.range,
  category: aggregateCells.category,
  people: aggregateCells.people,
  posts: aggregateCells.posts,
  sentiment: aggregateCells.sentiment,
};
const selectCommunity = statement(
  selecting(
    communityCell,
    (selectList) => sql`select ${selectList} from ${aggregateCells} where ${aggregateCells.country} = ''`,
  ),
);
/** The published cells of the community. */
export const communityCells = (db: Database) => selectCommunity(db);

const communityWeek = {
  category: aggregateWeeks.category,
  week: sql<string>`${aggregateWeeks.week}::text`,
  count: aggregateWeeks.posts,
};
const selectWeeks = statement(
  selecting(
    communityWeek,
    (selectList) => sql`
      select ${selectList} from ${aggregateWeeks} where ${aggregateWeeks.country} = '' order by ${aggregateWeeks.week}`,
  ),
);
/** The published weeks of the community, the earliest first. */
export const communityWeeks = (db: Database) => selectWeeks(db);

const selectReport = statement(
  selecting(
    { value: aggregateReports.value },
    (selectList) => sql`
      select ${selectList} from ${aggregateReports}
      where ${aggregateReports.range} = ${sql.placeholder('range')} and ${aggregateReports.name} = ${sql.placeholder('name')}`,
  ),
);

/** The published document; undefined if there is none. */
export const findReport = async (db: Database, range: TimeRange, name: ReportName): Promise<unknown> =>
  (await selectReport(db, { range, name }))[0]?.value;

export async function saveReport(
  db: Database,
  range: TimeRange,
  name: ReportName,
  value: object,
): Promise<void> {
  await db
    .insert(aggregateReports)
    .values({ range, name, value })
    .onConflictDoUpdate({ target: [aggregateReports.range, aggregateReports.name], set: { value } });
}

export async function deleteReports(db: Database, ranges: readonly TimeRange[]): Promise<void> {
  if (ranges.length > 0) await db.delete(aggregateReports).where(inArray(aggregateReports.range, ranges));
}
