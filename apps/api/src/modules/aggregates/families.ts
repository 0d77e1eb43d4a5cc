import { worryCategories } from '@halved/shared/categories';
import { limits } from '@halved/shared/limits';
import { type Candidate, fall, isNew, isShown } from './candidate.ts';
import { type CountedCell, fewest, keyOf } from './cell.ts';
import { isSafe } from './difference.ts';

/** A cell with the cells into which it is divided. */
export interface Family {
  readonly whole: Candidate;
  /** The regions of a country, or the countries of the community, each with its regions. */
  readonly places: readonly { place: Candidate; regions: readonly Candidate[] }[];
  /** The categories of a cell of all categories. */
  readonly categories: readonly Candidate[];
}

/** Every cell that is divided, with its parts. */
export function families(candidates: readonly Candidate[], byKey: ReadonlyMap<string, Candidate>): Family[] {
  const regionsOf = Map.groupBy(
    candidates.filter(({ cell }) => cell.region !== ''),
    ({ cell }) => keyOf({ ...cell, region: '' }),
  );
  const countriesOf = Map.groupBy(
    candidates.filter(({ cell }) => cell.country !== '' && cell.region === ''),
    ({ cell }) => keyOf({ ...cell, country: '' }),
  );
  const withRegions = (place: Candidate) => ({ place, regions: regionsOf.get(keyOf(place.cell)) ?? [] });
  return candidates
    .filter(({ cell }) => cell.region === '' || cell.category === '')
    .map((whole) => ({
      whole,
      places:
        whole.cell.country === ''
          ? (countriesOf.get(keyOf(whole.cell)) ?? []).map(withRegions)
          : (regionsOf.get(keyOf(whole.cell)) ?? []).map((place) => ({ place, regions: [] })),
      categories: whole.cell.category === '' ? categoriesOf(whole.cell, byKey) : [],
    }));
}

const categoriesOf = (cell: CountedCell, byKey: ReadonlyMap<string, Candidate>): Candidate[] =>
  worryCategories.flatMap((category) => byKey.get(keyOf({ ...cell, category })) ?? []);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const smallest = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.toSorted((one, other) => one.cell.people - other.cell.people)[0];

/**
 * Withholds the categories of a cell if one of them has almost all posts. Then the others would tell what the few people
 * wrote who did not write about it. Published categories disappear only if enough people of the
 * cell have changed, so that a few posts of somebody cannot make them disappear.
 */
export function hideSplits(all: readonly Family[]): void {
  for (const { whole, categories } of all) {
    const counts = categories.map(({ cell }) => cell.posts);
    if (categories.length === 0 || Math.max(...counts) <= limits.aggregates.split * sum(counts)) continue;
    for (const category of categories) {
      if (isNew(category)) fall(category);
      if (isNew(whole) && whole.cell.since) category.state = 'hidden';
    }
  }
}

/**
 * The cell to give up because the published parts of a place leave too few people elsewhere in it: the smallest part,
 * so that one hidden region hides the next one too. In a category it is the country rather than its region.
 */
export function tooFewElsewhere({ whole, places }: Family): Candidate | undefined {
  if (!isShown(whole) || places.length === 0) return undefined;
  const parts = places.flatMap(({ place, regions }) => (isShown(place) ? [place] : regions.filter(isShown)));
  const news = parts.filter(isNew);
  if (parts.length === 0 || (news.length === 0 && !isNew(whole))) return undefined;
  const kept = parts.filter((part) => !isNew(part)).flatMap(({ cell }) => cell.since ?? []);
  const old = isNew(whole) || !whole.cell.since ? kept : [...kept, whole.cell.since];
  const elsewhere = whole.cell.people - sum(parts.map(({ cell }) => cell.people));
  const changed = sum(old.map((change) => change.changed));
  const needed = limits.aggregates.regional;
  const areSafe = isSafe(elsewhere, needed) && (changed === 0 || elsewhere - changed >= needed);
  if (areSafe) return undefined;
  const isCategoryOfCountry = whole.cell.country !== '' && whole.cell.category !== '';
  if (isCategoryOfCountry && isNew(whole)) return whole;
  return smallest(news) ?? whole;
}

/**
 * The category to give up because the other categories that are not published together have too few people: all posts
 * of the cell without those of the published categories would be theirs.
 */
export function tooFewInHiddenCategories({ whole, categories }: Family): Candidate | undefined {
  if (!isShown(whole)) return undefined;
  const shown = categories.filter(isNew);
  const hidden = categories.filter((category) => !isShown(category) && category.cell.people > 0);
  if (shown.length === 0 || hidden.length === 0) return undefined;
  const people = Math.max(whole.cell.peopleOfSmallCategories, ...hidden.map(({ cell }) => cell.people));
  return people >= fewest(whole.cell) ? undefined : smallest(shown);
}
