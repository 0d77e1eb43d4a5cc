import { remembered } from '../../services/remembered.ts';
import { selectCompletions } from './popular-queries.ts';

/** How many members completed each exercise lately. The numbers are counted again after a minute. */
export const completions = remembered(60_000, selectCompletions);

/** The items that most members completed first. Items with the same number keep their order. */
export const mostCompletedFirst = <Item extends { id: string }>(
  items: readonly Item[],
  counts: ReadonlyMap<string, number>,
): Item[] => items.toSorted((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0));
