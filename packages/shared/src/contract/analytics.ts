import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { timeRanges } from '../time-ranges.ts';
import {
  averageSentiment,
  CategoryCount,
  CategoryTrend,
  country,
  generatedAt,
  roundedCount,
} from './aggregates.ts';
import { category } from './category.ts';
import { fileFormats, operation } from './operation.ts';
import { component, timeRange } from './scalars.ts';

const many = <Item extends z.core.$ZodType>(item: Item, error: string) =>
  z.optional(z.array(item).check(z.maxLength(limits.arrayMax, error)));

const countries = many(country, 'validation.country');
const categories = many(category, 'validation.category');

/** Commas separate the regions in the address. */
const region = z
  .string('validation.region')
  .check(z.maxLength(limits.regionMax, 'validation.region'), z.regex(/^[^,]+$/, 'validation.region'));

/** The filters of geographic analytics. Lists are comma-joined in the address. An empty list is like none. */
const filters = {
  countries,
  /** ISO 3166-2 codes or names, such as GB-ENG or England. One that is not published matches nothing. */
  regions: many(region, 'validation.region'),
  categories,
  timeRange,
  /** Raises the number of people that a region must have. It cannot be lowered. */
  minUserThreshold: z.optional(
    z
      .int('validation.threshold')
      .check(
        z.gte(limits.aggregates.people, 'validation.threshold'),
        z.lte(1_000_000, 'validation.threshold'),
      ),
  ),
};

export const RegionSummary = component(
  'RegionSummary',
  z.strictObject({
    /** The ISO 3166-2 code, and the name that people there use. */
    code: z.string(),
    region: z.string(),
    country,
    totalUsers: roundedCount,
    totalPosts: roundedCount,
    averageSentiment,
    /** The largest first; empty if the split is withheld. */
    topCategories: z.array(CategoryCount),
  }),
);
export type RegionSummary = z.infer<typeof RegionSummary>;

const GeographicAnalytics = component(
  'GeographicAnalytics',
  z.strictObject({
    regions: z.array(RegionSummary),
    /** Sums over the regions of the answer. */
    totals: z.strictObject({ totalUsers: roundedCount, totalPosts: roundedCount, averageSentiment }),
    /** All categories of the regions of the answer, the largest first. */
    categories: z.array(CategoryCount),
    /**
     * Whether something is left out that the filters name, or many people of a country are in none of the regions shown.
     * It follows from published numbers alone, so it does not tell whether anybody is in a region that is left out.
     */
    suppressed: z.boolean(),
    timeRange: z.enum(timeRanges),
    generatedAt,
  }),
);
export type GeographicAnalytics = z.infer<typeof GeographicAnalytics>;

const feature = 'tier:geographic_analytics';

export const analytics = {
  geographic: operation('GET /analytics/geographic', {
    summary: 'Regions with at least ten people, their totals and categories, as of the latest snapshot.',
    access: feature,
    limit: 'aggregates',
    input: z.strictObject(filters),
    output: GeographicAnalytics,
    replica: 'everybody',
  }),
  regionSummaries: operation('GET /analytics/regions/summaries', {
    summary: 'The regions of the latest snapshot.',
    access: feature,
    limit: 'aggregates',
    input: z.strictObject({ timeRange, countries }),
    output: z.strictObject({ regions: z.array(RegionSummary) }),
    replica: 'everybody',
  }),
  availableRegions: operation('GET /analytics/regions/available', {
    summary: 'The countries with published regions.',
    access: feature,
    limit: 'aggregates',
    output: z.strictObject({
      countries: z.array(
        z.strictObject({
          country,
          regions: z.array(z.strictObject({ code: z.string(), region: z.string() })),
        }),
      ),
      totalRegions: z.int(),
    }),
    replica: 'everybody',
  }),
  categoryTrends: operation('GET /analytics/categories/trends', {
    summary: 'How often each category was written about, week by week.',
    access: feature,
    limit: 'aggregates',
    input: z.strictObject({ timeRange, countries, categories }),
    output: z.strictObject({ trends: z.array(CategoryTrend), generatedAt }),
    replica: 'everybody',
  }),
  exportAnalytics: operation('GET /analytics/export', {
    summary: 'The numbers of geographic analytics as a JSON or CSV file.',
    access: 'tier:data_export',
    limit: 'exports',
    input: z.strictObject({
      ...filters,
      format: z._default(z.enum(fileFormats, 'validation.format'), 'json'),
    }),
    output: GeographicAnalytics,
    download: { name: 'halved-analytics', formats: fileFormats },
  }),
};
