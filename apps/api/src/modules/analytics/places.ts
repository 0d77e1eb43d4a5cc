import type { publishedCells } from '../snapshots/public.ts';
import type { Place } from './rules.ts';

type Cell = Awaited<ReturnType<typeof publishedCells>>['cells'][number];

function placeOf(cells: readonly Cell[]): Place[] {
  const whole = cells.find(({ category }) => category === '');
  if (!whole) return [];
  const categories = cells.flatMap(({ category, ...cell }) =>
    category === '' ? [] : [{ ...cell, category }],
  );
  return [{ country: whole.country, region: whole.region, whole, categories }];
}

/** The countries and regions of the cells, each with its categories. */
export const placesOf = (cells: readonly Cell[]): Place[] =>
  [...Map.groupBy(cells, ({ country, region }) => `${country} ${region}`).values()].flatMap(placeOf);
