import type { WorryCategory } from '@halved/shared/categories';
import { limits } from '@halved/shared/limits';
import { type TimeRange, timeRanges } from '@halved/shared/time-ranges';

/** A country, a region, or the whole community (both empty). */
export interface Place {
  readonly country: string;
  readonly region: string;
}

export const community: Place = { country: '', region: '' };

/** What a cell counts: those who wrote in a range, a place and a category. An empty category stands for all. */
export interface CellKey extends Place {
  readonly range: TimeRange;
  readonly category: WorryCategory | '';
}

/** A cell as it is counted now, and what has changed since it was last published. */
export interface CountedCell extends CellKey {
  readonly people: number;
  readonly posts: number;
  /** How many people wrote in categories with too few people; only in cells of all categories. */
  readonly peopleOfSmallCategories: number;
  /** How the people differ from the published ones; null if the cell is not published. */
  readonly since: Change | null;
}

/** How the people of a cell differ from those of its published value. */
interface Change {
  /** People who are new in the cell. */
  readonly arrived: number;
  /** People who are no longer in the cell. Erased accounts are not known any more. */
  readonly gone: number;
  /** People who arrived, are gone, were erased, or are counted with other posts than before: at least so many. */
  readonly changed: number;
}

export const keyOf = ({ range, country, region, category }: CellKey): string =>
  `${range} ${country} ${region} ${category}`;

export const isRegional = ({ country }: Place): boolean => country !== '';

/**
 * How many people a number must be about, and a difference between numbers. Where people live is known to nobody else,
 * so one owner of nine accounts must not find out about a tenth person there. Posts of the whole community are public.
 */
export const fewest = (place: Place): number =>
  isRegional(place) ? limits.aggregates.regional : limits.aggregates.people;

/** The places that contain a place, and the place itself. */
function placesAround({ country, region }: Place): Place[] {
  if (country === '') return [community];
  if (region === '') return [community, { country, region }];
  return [community, { country, region: '' }, { country, region }];
}

/** The keys of all cells that contain the people of a cell. */
export function keysAround(cell: CellKey): string[] {
  const own = keyOf(cell);
  const ranges = timeRanges.slice(timeRanges.indexOf(cell.range));
  const categories = cell.category === '' ? ([''] as const) : (['', cell.category] as const);
  return placesAround(cell)
    .flatMap(({ country, region }) =>
      ranges.flatMap((range) => categories.map((category) => keyOf({ country, region, range, category }))),
    )
    .filter((key) => key !== own);
}
