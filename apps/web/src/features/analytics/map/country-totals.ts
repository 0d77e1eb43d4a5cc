import type { RegionSummary } from '@halved/shared/contract/analytics';
import type { CountryCode } from '@halved/shared/countries';

export interface CountryTotal {
  country: CountryCode;
  people: number;
  posts: number;
}

/** The published regions of each country added up, the country with the most people first. */
export function countryTotals(regions: readonly RegionSummary[]): CountryTotal[] {
  const totals = new Map<CountryCode, CountryTotal>();
  for (const { country, totalUsers, totalPosts } of regions) {
    const before = totals.get(country) ?? { country, people: 0, posts: 0 };
    totals.set(country, {
      country,
      people: before.people + totalUsers,
      posts: before.posts + totalPosts,
    });
  }
  return [...totals.values()].sort((one, other) => other.people - one.people);
}

/** The radii of half discs, in pixels. */
const smallest = 4;
const largest = 26;
/** The largest half disc is at most this part of the map's width, so that a phone's marks hide each other less. */
const partOfWidth = 1 / 18;

/** The radius with which a half disc's area grows with the number, on a map of this width. */
export const radiusOf = (value: number, highest: number, width: number): number =>
  highest === 0
    ? smallest
    : Math.max(smallest, Math.min(largest, width * partOfWidth) * Math.sqrt(value / highest));
