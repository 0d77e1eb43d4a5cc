import { defaultTimeRange, timeRanges } from '@halved/shared/time-ranges';
import { type Candidate, fall, isNew, isShown, type State } from './candidate.ts';
import { type CountedCell, fewest, keyOf, keysAround } from './cell.ts';
import {
  countSamePosts,
  fewestBetween,
  isSafe,
  isSafeAgainstOldInner,
  isSafeAgainstOldOuter,
} from './difference.ts';
import { families, hideSplits, tooFewElsewhere, tooFewInHiddenCategories } from './families.ts';

/**
 * The state of a cell by itself. A cell keeps its value until enough of its people have changed, so that nobody sees the
 * contribution of one of them by comparing two snapshots.
 */
function stateAlone(cell: CountedCell, isDue: boolean): State {
  const needed = fewest(cell);
  if (!isDue) return cell.since ? 'kept' : 'hidden';
  if (cell.since && cell.since.changed < needed) return 'kept';
  return cell.people >= needed ? 'new' : 'hidden';
}

/** The ranges in the order in which they are given up. The default range of the pages is kept longest. */
const rangesGivenUp = [...timeRanges.filter((range) => range !== defaultTimeRange), defaultTimeRange];

/** Which of two nested cells with new values gives its value up. */
function loserOf(inner: Candidate, outer: Candidate): Candidate {
  const [a, b] = [inner.cell, outer.cell];
  const isSamePlace = a.country === b.country && a.region === b.region;
  if (isSamePlace && a.category === b.category)
    return rangesGivenUp.indexOf(a.range) < rangesGivenUp.indexOf(b.range) ? inner : outer;
  // The pages list regions, so a category is given up in the country rather than in its region.
  const isCountry = b.country !== '' && b.region === '';
  return !isSamePlace && isCountry && a.category !== '' && a.category === b.category ? outer : inner;
}

/** The one of two nested cells whose new value would reveal too small a difference; undefined if neither does. */
function revealing(inner: Candidate, outer: Candidate): Candidate | undefined {
  const isInnerNew = isNew(inner);
  const isOuterNew = isNew(outer);
  if (!isInnerNew && !isOuterNew) return undefined;
  const { cell: a } = inner;
  const { cell: b } = outer;
  const needed = fewestBetween(a, b);
  const samePosts = countSamePosts(a, b);
  const areShown = isShown(inner) && isShown(outer);
  if (areShown && !isSafe(b.people - a.people, needed)) {
    if (isInnerNew && isOuterNew) return loserOf(inner, outer);
    return isInnerNew ? inner : outer;
  }
  if (isOuterNew && a.since && !isSafeAgainstOldInner(a, b, needed, samePosts)) return outer;
  if (isInnerNew && b.since && !isSafeAgainstOldOuter(a, b, needed, samePosts)) return inner;
  return undefined;
}

/**
 * Decides which cells are published, so that no number and no difference between two numbers is about too few people
 * (docs/product.md §22). It starts with what each cell may show by itself and takes back until nothing is left to take
 * back. Because states only fall, this ends.
 */
export function decide<Cell extends CountedCell>(
  cells: readonly Cell[],
  isDue: (cell: Cell) => boolean = () => true,
): Candidate<Cell>[] {
  // The order decides which of several cells is given up, so it must not depend on how they were read.
  const byKey = new Map(
    cells
      .map((cell): [string, Candidate<Cell>] => [keyOf(cell), { cell, state: stateAlone(cell, isDue(cell)) }])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const candidates = [...byKey.values()];
  const pairs = candidates.flatMap((inner) =>
    keysAround(inner.cell).flatMap((key) => {
      const outer = byKey.get(key);
      return outer && (isNew(inner) || isNew(outer)) ? [{ inner, outer }] : [];
    }),
  );
  const all = families(candidates, byKey);
  hideSplits(all);
  for (let hasFallen = true; hasFallen; ) {
    hasFallen = false;
    const give = (candidate: Candidate | undefined) => {
      if (!candidate) return;
      fall(candidate);
      hasFallen = true;
    };
    for (const { inner, outer } of pairs) give(revealing(inner, outer));
    for (const family of all) {
      give(tooFewElsewhere(family));
      give(tooFewInHiddenCategories(family));
    }
  }
  return candidates;
}
