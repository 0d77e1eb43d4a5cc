import { worryCategories } from '@halved/shared/categories';
import type { CountedIn } from '@halved/shared/contract/own-aggregates';
import { regionName } from '@halved/shared/regions';
import { timeRanges } from '@halved/shared/time-ranges';
import type { CountedCell } from './counted-queries.ts';

const ranges: readonly string[] = timeRanges;
const categories: readonly string[] = ['', ...worryCategories];

/** By range, then by place, and all categories before each of them. */
const inOrder = (one: CountedCell, other: CountedCell): number =>
  ranges.indexOf(one.range) - ranges.indexOf(other.range) ||
  one.country.localeCompare(other.country, 'en') ||
  one.region.localeCompare(other.region, 'en') ||
  categories.indexOf(one.category) - categories.indexOf(other.category);

export const presentCells = (cells: readonly CountedCell[]): CountedIn['cells'] =>
  cells.toSorted(inOrder).map(({ range, country, region, category }) => ({
    region: regionName(region),
    country: country || null,
    range,
    category: category || null,
  }));
