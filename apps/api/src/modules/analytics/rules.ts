import type { WorryCategory } from '@halved/shared/categories';
import type { contract } from '@halved/shared/contract';
import type { GeographicAnalytics, RegionSummary } from '@halved/shared/contract/analytics';
import type { OutputOf } from '@halved/shared/contract/operation';
import type { CountryCode } from '@halved/shared/countries';
import { limits } from '@halved/shared/limits';
import { regionCodeOf, regionName } from '@halved/shared/regions';
import { acrossCategories, categoryCounts, type Numbers, sum, together } from '../snapshots/public.ts';

/** The filters of geographic analytics. An absent one matches everything. */
export interface Filters {
  countries?: readonly CountryCode[] | undefined;
  /** Codes or names. */
  regions?: readonly string[] | undefined;
  categories?: readonly WorryCategory[] | undefined;
  minUserThreshold?: number | undefined;
}

/** A country without a region, or a region, with its numbers in all categories together and in each. */
export interface Place {
  country: CountryCode;
  /** The ISO 3166-2 code; empty for the whole country. */
  region: string;
  whole: Numbers;
  /** Those with most posts first. */
  categories: readonly (Numbers & { category: WorryCategory })[];
}

interface Shown extends Place {
  numbers: Numbers;
}

const includes = <Item>(list: readonly Item[] | undefined, item: Item) =>
  list === undefined || list.includes(item);

/** The numbers of a place in the chosen categories. Undefined if none of them is published there. */
function inCategories({ categories, ...place }: Place, chosen: Filters['categories']): Shown | undefined {
  if (!chosen) return { ...place, categories, numbers: place.whole };
  const cells = categories.filter(({ category }) => chosen.includes(category));
  return cells.length > 0 ? { ...place, categories: cells, numbers: acrossCategories(cells) } : undefined;
}

/** The code of each region that the text names, in all the countries. */
const codesOf = (text: string, countries: readonly CountryCode[]): string[] =>
  countries.flatMap((country) => regionCodeOf(country, text) ?? []);

const shownCategories = 3;

const nameOf = (code: string) => regionName(code) ?? code;

const summarize = ({ country, region, numbers, categories }: Shown): RegionSummary => ({
  code: region,
  region: nameOf(region),
  country,
  totalUsers: numbers.people,
  totalPosts: numbers.posts,
  averageSentiment: numbers.sentiment,
  topCategories: categories
    .slice(0, shownCategories)
    .map(({ category, posts, sentiment }) => ({ category, count: posts, averageSentiment: sentiment })),
});

const mostPeopleFirst = (one: RegionSummary, other: RegionSummary) =>
  other.totalUsers - one.totalUsers || other.totalPosts - one.totalPosts || (one.code < other.code ? -1 : 1);

/**
 * Whether a filter names something that is not shown, or a country has clearly more people than its shown regions. Only
 * published numbers decide, because anything else would tell whether somebody is in a region that is left out.
 */
function isSuppressed(places: readonly Place[], shown: readonly Shown[], filters: Filters): boolean {
  const named = filters.regions?.map((text) => codesOf(text, countriesOf(places)));
  if (named) return named.some((codes) => !shown.some(({ region }) => codes.includes(region)));
  const whole = places.filter(({ region }) => region === '');
  const countries = filters.countries ?? countriesOf(whole);
  return countries.some((country) => {
    const own = whole.find((place) => place.country === country);
    const all = own && inCategories(own, filters.categories);
    const inRegions = sum(
      shown.filter((place) => place.country === country).map(({ numbers }) => numbers.people),
    );
    return all ? all.numbers.people - inRegions >= limits.aggregates.people : true;
  });
}

const countriesOf = (places: readonly Place[]) => [...new Set(places.map(({ country }) => country))];

function shownRegions(places: readonly Place[], filters: Filters): Shown[] {
  const codes = filters.regions?.flatMap((text) => codesOf(text, countriesOf(places)));
  return places
    .filter(({ region }) => region !== '' && includes(codes, region))
    .flatMap((place) => inCategories(place, filters.categories) ?? [])
    .filter(({ numbers }) => numbers.people >= (filters.minUserThreshold ?? 0));
}

/** The regions that match, with their totals and categories. `all` are the published places of a range. */
export function reportOf(
  all: readonly Place[],
  filters: Filters,
): Omit<GeographicAnalytics, 'timeRange' | 'generatedAt'> {
  const places = all.filter(({ country }) => includes(filters.countries, country));
  const shown = shownRegions(places, filters);
  const totals = together(shown.map(({ numbers }) => numbers));
  return {
    regions: shown.map(summarize).sort(mostPeopleFirst),
    totals: { totalUsers: totals.people, totalPosts: totals.posts, averageSentiment: totals.sentiment },
    categories: categoryCounts(shown.flatMap(({ categories }) => categories)),
    suppressed: isSuppressed(places, shown, filters),
  };
}

/** The countries that have regions among the places of any range, each with its regions in the order of their names. */
export function countriesWithRegions(
  places: readonly Pick<Place, 'country' | 'region'>[],
): OutputOf<typeof contract.analytics.availableRegions> {
  const regions = [
    ...new Map(places.filter(({ region }) => region !== '').map((place) => [place.region, place])).values(),
  ];
  const byCountry = Map.groupBy(regions, ({ country }) => country);
  return {
    countries: [...byCountry]
      .map(([country, own]) => ({
        country,
        regions: own
          .map(({ region }) => ({ code: region, region: nameOf(region) }))
          .sort((one, other) => one.region.localeCompare(other.region, 'en')),
      }))
      .sort((one, other) => (one.country < other.country ? -1 : 1)),
    totalRegions: regions.length,
  };
}
