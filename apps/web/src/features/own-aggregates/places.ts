import type { WorryCategory } from '@halved/shared/categories';
import type { CountedIn } from '@halved/shared/contract/own-aggregates';
import type { CountryCode } from '@halved/shared/countries';
import { type TimeRange, timeRanges } from '@halved/shared/time-ranges';

/** Where a member is counted within one range. */
export interface CountedPlace {
  /** Null for the whole community. */
  country: CountryCode | null;
  /** Null for the whole country. */
  region: string | null;
  /** Whether the number of all people there counts the member. */
  isInTotal: boolean;
  /** The categories whose numbers count the member. */
  categories: WorryCategory[];
}

/** The cells by range and place. Ranges without a cell are left out. */
export function placesByRange(cells: CountedIn['cells']): { range: TimeRange; places: CountedPlace[] }[] {
  return timeRanges.flatMap((range) => {
    const places: CountedPlace[] = [];
    for (const { country, region, category } of cells.filter((cell) => cell.range === range)) {
      const known = places.find((place) => place.country === country && place.region === region);
      const place = known ?? { country, region, isInTotal: false, categories: [] };
      if (!known) places.push(place);
      if (category === null) place.isInTotal = true;
      else place.categories.push(category);
    }
    return places.length > 0 ? [{ range, places }] : [];
  });
}
