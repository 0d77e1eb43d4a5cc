import { worryCategories } from '@halved/shared/categories';
import { timeRanges } from '@halved/shared/time-ranges';
import { type CellKey, community, type Place } from './cell.ts';

const categories = ['', ...worryCategories] as const;

/** How many ranges a category has. */
export const rangesOfCategory = timeRanges.length;
/** How many cells a place has. */
export const cellsOfPlace = categories.length * rangesOfCategory;

/**
 * The places of a build by number, so that its statements compute with numbers. The community is 0. A cell has a number
 * too: that of its place, and then that of its category and range.
 */
export class Places {
  readonly #places: Place[] = [community];
  readonly #numbers = new Map<string, number>([[' ', 0]]);

  numberOf({ country, region }: Place): number {
    const key = `${country} ${region}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#places.length);
    return this.#places.push({ country, region }) - 1;
  }

  placeOf(number: number): Place {
    return this.#places[number] ?? community;
  }

  codeOf(cell: CellKey): number {
    const part = categories.indexOf(cell.category) * rangesOfCategory + timeRanges.indexOf(cell.range);
    return this.numberOf(cell) * cellsOfPlace + part;
  }

  cellOf(code: number): CellKey {
    const place = this.placeOf(Math.floor(code / cellsOfPlace));
    const category = categories[Math.floor((code % cellsOfPlace) / rangesOfCategory)] ?? '';
    return { ...place, category, range: timeRanges[code % rangesOfCategory] ?? '1y' };
  }
}
