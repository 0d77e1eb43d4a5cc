import { limits } from '@halved/shared/limits';
import { type CellKey, type CountedCell, isRegional } from './cell.ts';

/** Nested cells of two places count the same posts of the same person. Cells of two ranges or categories do not. */
export const countSamePosts = (inner: CellKey, outer: CellKey): boolean =>
  inner.range === outer.range && inner.category === outer.category;

/**
 * How many people the difference of two nested cells must be about. If they differ in their place alone, the difference
 * is a number about where people live.
 */
export const fewestBetween = (inner: CellKey, outer: CellKey): number =>
  isRegional(inner) && countSamePosts(inner, outer) ? limits.aggregates.regional : limits.aggregates.people;

/** Whether a difference in people reveals nothing: it is about nobody, or about enough people. */
export const isSafe = (people: number, fewestPeople: number): boolean =>
  people === 0 || people >= fewestPeople;

/** The new people of an old value, compared with a cell whose people are more by `difference`. */
type Compared = Pick<CountedCell, 'people' | 'since'>;

/**
 * Whether an old value of the inner cell may be compared with the new value of the outer one. At least so many people are
 * in one of them only: those who arrived in the inner cell, and those of the outer cell who never were in the inner one.
 */
export function isSafeAgainstOldInner(inner: Compared, outer: Compared, needed: number, samePosts: boolean) {
  const { arrived = 0, gone = 0, changed = 0 } = inner.since ?? {};
  const difference = outer.people - inner.people;
  if (difference === 0 && arrived + gone === 0) return !samePosts || isSafe(changed, needed);
  return Math.max(arrived + Math.max(0, difference - gone), arrived + gone - difference) >= needed;
}

/** Whether the new value of the inner cell may be compared with an old value of the outer one. */
export function isSafeAgainstOldOuter(inner: Compared, outer: Compared, needed: number, samePosts: boolean) {
  const { arrived = 0, gone = 0, changed = 0 } = outer.since ?? {};
  const difference = outer.people - inner.people;
  if (difference === 0 && arrived + gone === 0) return !samePosts || isSafe(changed, needed);
  return Math.max(gone + Math.max(0, difference - arrived), arrived + gone - difference) >= needed;
}
