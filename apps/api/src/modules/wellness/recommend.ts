import { type WorryCategory, worryCategories } from '@halved/shared/categories';

interface Item {
  id: string;
  facts: { worries: readonly WorryCategory[]; category: string };
}

/** What the recommendations for a person follow from. */
export interface Basis {
  /** The categories of the person's recent posts, the latest first. */
  categories: readonly string[];
  /** The ids of the items that the person completed lately. */
  completed: ReadonlySet<string>;
}

/** How much each category counts. The latest post counts most, and each earlier one a little less. */
function weigh(categories: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>();
  categories.forEach((category, index) => {
    weights.set(category, (weights.get(category) ?? 0) + 1 / (index + 2));
  });
  return weights;
}

/** The category that a person wrote about most lately; undefined if the person wrote nothing. */
export function mainCategory(categories: readonly string[]): WorryCategory | undefined {
  const [heaviest] = [...weigh(categories)].toSorted(([, one], [, other]) => other - one);
  return worryCategories.find((category) => category === heaviest?.[0]);
}

/**
 * The items that help most with what a person wrote about lately. Of items that help equally, the one for the fewest
 * worries comes first. What the person completed lately comes last. Items of one category are not next to each other
 * while there are others.
 */
export function recommend<Found extends Item>(
  items: readonly Found[],
  { categories, completed }: Basis,
  limit: number,
): Found[] {
  const weights = weigh(categories);
  const helps = ({ facts }: Item) => facts.worries.reduce((sum, worry) => sum + (weights.get(worry) ?? 0), 0);
  const isSpecific = weights.size > 0;
  const ranked = items
    .map((item) => ({ item, helps: helps(item), isDone: completed.has(item.id) }))
    .toSorted(
      (one, other) =>
        Number(one.isDone) - Number(other.isDone) ||
        other.helps - one.helps ||
        (isSpecific ? one.item.facts.worries.length - other.item.facts.worries.length : 0),
    );
  return varied(ranked.map(({ item }) => item)).slice(0, limit);
}

/** Orders ranked items in rounds: first the best item of each category, then the second best, and so on. */
function varied<Found extends Item>(items: readonly Found[]): Found[] {
  const seen = new Map<string, number>();
  const placed = items.map((item) => {
    const round = seen.get(item.facts.category) ?? 0;
    seen.set(item.facts.category, round + 1);
    return { item, round };
  });
  return placed.toSorted((one, other) => one.round - other.round).map(({ item }) => item);
}
