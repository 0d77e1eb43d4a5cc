import type { WorryCategory } from '@halved/shared/categories';
import type {
  HeatmapCells,
  OverviewNumbers,
  TrendingTopics,
} from '@halved/shared/contract/demographic-reports';
import { changeOf, growthOf } from '@halved/shared/growth';
import { limits } from '@halved/shared/limits';
import { privacyLevels } from '@halved/shared/privacy-levels';
import { sentimentLabels } from '@halved/shared/sentiment';
import { defaultTimeRange, type TimeRange, timeRangeDays, timeRanges } from '@halved/shared/time-ranges';
import { isSafe } from './difference.ts';
import type { AspectRow, PrivacyRow, TopicRow } from './report-queries.ts';
import { roundedCount, roundedSentiment, steadyCount, steadyRatio } from './rounding.ts';

const { people: fewest, regional: fewestSecret } = limits.aggregates;

/** What the documents of a range are made of. */
export interface Sources {
  range: TimeRange;
  /** How many members are counted. */
  members: number;
  /** The published cells of the community. */
  cells: readonly {
    range: TimeRange;
    category: WorryCategory | '';
    people: number;
    posts: number;
    sentiment: number | null;
  }[];
  /** The published weeks of the community in the range, the earliest first. */
  weeks: readonly { category: WorryCategory | ''; count: number }[];
  aspects: readonly AspectRow[];
  privacy: readonly PrivacyRow[];
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Changes of less than this many percent are no trend. */
const flatBelow = 5;
const trendOf = (change: number | null) =>
  change === null || Math.abs(change) < flatBelow ? 'flat' : change > 0 ? 'up' : 'down';

const ofRange = ({ aspects, range }: Pick<Sources, 'range' | 'aspects'>): AspectRow[] =>
  aspects.filter((row) => timeRanges[row.range] === range);

/** Equal counts are sorted by name, because another order would tell which of them is larger before it is rounded. */
const largestFirst =
  <Item extends { count: number }>(nameOf: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    other.count - one.count || (nameOf(one) < nameOf(other) ? -1 : 1);

function trendingCategories({ range, cells, weeks }: Sources) {
  return cells
    .flatMap(({ range: ofCell, category, posts }) =>
      ofCell === range && category !== '' ? [{ category, count: posts }] : [],
    )
    .sort(largestFirst(({ category }) => category))
    .map(({ category, count }) => {
      const change = changeOf(weeks.filter((week) => week.category === category));
      return { category, count, change, trend: trendOf(change) } as const;
    });
}

/** Posts by the label of their sentiment. Withheld if a label has too few people. */
function distributionOf(rows: readonly AspectRow[], old: OverviewNumbers | undefined) {
  const byLabel = sentimentLabels.map((_, label) => rows.find((row) => row.label === label));
  if (byLabel.some((row) => !isSafe(row?.people ?? 0, fewest))) return null;
  const published = old?.sentimentAnalysis.distribution;
  const count = (label: (typeof sentimentLabels)[number]) =>
    steadyCount(published?.[label], byLabel[sentimentLabels.indexOf(label)]?.posts ?? 0);
  return {
    veryNegative: count('veryNegative'),
    negative: count('negative'),
    neutral: count('neutral'),
    positive: count('positive'),
    veryPositive: count('veryPositive'),
  };
}

/** The ranges in the order in which they are published, if not all of them can be. */
const preferred = [
  defaultTimeRange,
  ...timeRanges.toReversed().filter((range) => range !== defaultTimeRange),
];

/** Whether each level of a range differs by nobody or by enough people from the ranges that are published before it. */
function isFarFromPreferred(rows: readonly PrivacyRow[], range: TimeRange): boolean {
  const peopleIn = (of: TimeRange, level: PrivacyRow['level']) =>
    rows.find((row) => timeRanges[row.range] === of && row.level === level)?.people ?? 0;
  return preferred
    .slice(0, preferred.indexOf(range))
    .every((other) =>
      privacyLevels.every((level) =>
        isSafe(Math.abs(peopleIn(other, level) - peopleIn(range, level)), fewestSecret),
      ),
    );
}

/**
 * Posts by their privacy. Nobody can see the posts of others for friends and in private, so this distribution follows the
 * stricter limit of regions.
 */
function privacyOf({ privacy, range }: Sources, old: OverviewNumbers | undefined) {
  const rows = privacy.filter((row) => timeRanges[row.range] === range);
  const levels = privacyLevels.map((level) => rows.find((row) => row.level === level));
  if (levels.some((row) => (row?.people ?? 0) < fewestSecret)) return null;
  if (!isFarFromPreferred(privacy, range)) return null;
  const published = old?.privacyInsights.privacyDistribution;
  const count = (level: PrivacyRow['level']) =>
    steadyCount(published?.[level], rows.find((row) => row.level === level)?.posts ?? 0, fewestSecret);
  return { public: count('public'), friends: count('friends'), private: count('private') };
}

type TemporalPatterns = OverviewNumbers['temporalPatterns'];

/** Posts on each day of the week, and in each hour of the day. */
function temporalPatternsOf(
  rows: readonly AspectRow[],
  days: number,
  old: TemporalPatterns | undefined,
): TemporalPatterns {
  const average = (before: { averageActivity: number } | undefined, { posts }: AspectRow, units: number) =>
    steadyRatio(before?.averageActivity, posts, units, 1);
  const dailyActivity = rows.flatMap((row) => {
    const { day: dayOfWeek, hour } = row;
    if (dayOfWeek === null || hour !== null) return [];
    const before = old?.dailyActivity.find((each) => each.dayOfWeek === dayOfWeek);
    return [{ dayOfWeek, averageActivity: average(before, row, days / 7) }];
  });
  const hourlyActivity = rows.flatMap((row) => {
    const { day, hour } = row;
    if (hour === null || day !== null) return [];
    const before = old?.hourlyActivity.find((each) => each.hour === hour);
    return [{ hour, averageActivity: average(before, row, days) }];
  });
  return {
    dailyActivity: dailyActivity.sort((one, other) => one.dayOfWeek - other.dayOfWeek),
    hourlyActivity: hourlyActivity.sort((one, other) => one.hour - other.hour),
  };
}

/** The share of posts of which it may be unknown whether they have similar ones. */
const uncountedShare = 0.02;

/** How many posts have similar ones. While too few posts are counted, it is the published number. */
function similarOf(rows: readonly AspectRow[], published: number | null): number | null {
  const found = rows.find(({ similar }) => similar === true);
  if (!found || found.people < fewest) return null;
  // Every row is about one or two aspects, except that of the posts of which this aspect is unknown.
  const uncounted = rows.find(({ day, hour, label, similar, answered }) =>
    [day, hour, label, similar, answered].every((aspect) => aspect === null),
  );
  if (uncounted && uncounted.posts > uncountedShare * found.posts) return published;
  return steadyCount(published, found.posts);
}

/** A published overview with the number of posts that have similar ones, which was not known before. */
export function withSimilar(
  overview: OverviewNumbers,
  sources: Pick<Sources, 'range' | 'aspects'>,
): OverviewNumbers {
  const { supportMetrics, ...health } = overview.communityHealth;
  const postsWithSimilarWorries = similarOf(ofRange(sources), null);
  return {
    ...overview,
    communityHealth: { ...health, supportMetrics: { ...supportMetrics, postsWithSimilarWorries } },
  };
}

/** The overview of a range. `old` is the published one. */
export function overviewOf(sources: Sources, old: OverviewNumbers | undefined): OverviewNumbers {
  const { range, cells, members } = sources;
  const days = timeRangeDays[range];
  const rows = ofRange(sources);
  const all = cells.find((cell) => cell.range === range && cell.category === '');
  const actives = cells.filter(({ category }) => category === '').map(({ people }) => people);
  const areMembersSafe =
    members >= fewest && actives.every((people) => isSafe(Math.max(0, members - people), fewest));
  const perUser = all ? tenth(all.posts / all.people) : null;
  const shown = rows.filter(({ people }) => people >= fewest);
  const answered = shown.find((row) => row.answered === true);
  const support = old?.communityHealth.supportMetrics;
  return {
    overview: {
      totalUsers: areMembersSafe ? steadyCount(old?.overview.totalUsers, members) : null,
      activeUsers: all?.people ?? null,
      totalWorries: all?.posts ?? null,
      averageWorriesPerUser: perUser,
    },
    categoryTrends: { trending: trendingCategories(sources) },
    sentimentAnalysis: { globalAverage: all?.sentiment ?? null, distribution: distributionOf(rows, old) },
    privacyInsights: { privacyDistribution: privacyOf(sources, old) },
    temporalPatterns: temporalPatternsOf(shown, days, old?.temporalPatterns),
    communityHealth: {
      engagementMetrics: { averagePostsPerUser: perUser },
      supportMetrics: {
        postsWithSimilarWorries: similarOf(rows, support?.postsWithSimilarWorries ?? null),
        communityInteractionRate:
          all && answered
            ? Math.min(
                100,
                steadyRatio(support?.communityInteractionRate, answered.posts, all.posts / 100, 0),
              )
            : null,
      },
    },
  };
}

/** The heat map of a range: posts by day of the week and hour, without those of too few people. */
export function heatmapOf(sources: Sources, old: HeatmapCells | undefined): HeatmapCells {
  const published = new Map(old?.cells.map((cell) => [`${cell.dayOfWeek} ${cell.hour}`, cell]));
  const cells = ofRange(sources).flatMap(({ day, hour, people, posts, score }) => {
    if (day === null || hour === null || people < fewest) return [];
    const before = published.get(`${day} ${hour}`);
    const count = steadyCount(before?.count, posts);
    return [
      before?.count === count
        ? before
        : { dayOfWeek: day, hour, count, averageSentiment: roundedSentiment(score) },
    ];
  });
  return { cells: cells.sort((one, other) => one.dayOfWeek - other.dayOfWeek || one.hour - other.hour) };
}

/** The trending topics. Their growth is computed from published numbers, so a topic that was withheld has none. */
export function trendingOf(rows: readonly TopicRow[], old: TrendingTopics | undefined): TrendingTopics {
  const published = new Map(old?.topics.map((topic) => [topic.topic, topic]));
  const topics = rows.map(({ topic, category, posts, score, peopleBefore, postsBefore }) => {
    const before = published.get(topic);
    const count = steadyCount(before?.count, posts);
    const sentiment = before?.count === count ? before.sentiment : roundedSentiment(score);
    const growth = peopleBefore >= fewest ? growthOf(roundedCount(postsBefore), count) : null;
    return { topic, category, count, sentiment, growth };
  });
  const order = largestFirst<(typeof topics)[number]>(({ topic }) => topic);
  return { topics: topics.sort(order) };
}
