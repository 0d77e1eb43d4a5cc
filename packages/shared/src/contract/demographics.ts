import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { timeRanges } from '../time-ranges.ts';
import { CategoryTrend, generatedAt } from './aggregates.ts';
import { CommunityHealth, HeatmapCells, OverviewNumbers, TrendingTopics } from './demographic-reports.ts';
import { operation } from './operation.ts';
import { component, pageLimit, timeRange } from './scalars.ts';

const access = 'tier:demographic_analytics';
const limit = 'aggregates';
const inRange = z.strictObject({ timeRange });

export const demographics = {
  overview: operation('GET /demographics/overview', {
    summary: 'The community in numbers, as of the latest snapshot. Withheld numbers are null.',
    access,
    limit,
    input: inRange,
    output: component(
      'DemographicOverview',
      z.extend(OverviewNumbers, { timeRange: z.enum(timeRanges), generatedAt }),
    ),
    replica: 'everybody',
  }),
  heatmap: operation('GET /demographics/heatmap', {
    summary: 'When people write: public posts by day of the week and hour. Withheld cells are left out.',
    access,
    limit,
    input: inRange,
    output: z.extend(HeatmapCells, { generatedAt }),
    replica: 'everybody',
  }),
  trending: operation('GET /demographics/trending', {
    summary: 'What at least ten people wrote about in the last thirty days, the most frequent first.',
    access,
    limit,
    input: z.strictObject({ limit: pageLimit(limits.aggregates.topics) }),
    output: z.extend(TrendingTopics, { generatedAt }),
    replica: 'everybody',
  }),
  categoryTrends: operation('GET /demographics/categories/trends', {
    summary: 'How often each category was written about in the whole community, week by week.',
    access,
    limit,
    input: inRange,
    output: z.strictObject({ trends: z.array(CategoryTrend), generatedAt }),
    replica: 'everybody',
  }),
  communityHealth: operation('GET /demographics/community/health', {
    summary: 'How much people write, and how much of it finds others.',
    access,
    limit,
    input: inRange,
    output: CommunityHealth,
    replica: 'everybody',
  }),
};
