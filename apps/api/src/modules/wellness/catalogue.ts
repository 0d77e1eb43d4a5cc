import type { StoredItem } from '@halved/db/content/item-types';
import type { LanguageCode } from '@halved/shared/languages';
import {
  type Difficulty,
  difficulties,
  type ExerciseCategory,
  exerciseCategories,
  type TechniqueCategory,
  techniqueCategories,
} from '@halved/shared/wellness-kinds';
import { searchFor, textsIn } from '../content/public.ts';

export type StoredExercise = StoredItem<'exercises'>;
export type StoredTechnique = StoredItem<'techniques'>;

interface Filter<Category> {
  category?: Category | undefined;
  query?: string | undefined;
  language: LanguageCode;
}

const offered = <Item extends { isRetired: boolean }>(items: readonly Item[]): Item[] =>
  items.filter(({ isRetired }) => !isRetired);

/** The exercises that are offered, in the order of their categories, the easier first. */
export const offeredExercises = (items: readonly StoredExercise[]): StoredExercise[] =>
  offered(items).sort(
    (one, other) =>
      exerciseCategories.indexOf(one.facts.category) - exerciseCategories.indexOf(other.facts.category) ||
      difficulties.indexOf(one.facts.difficulty) - difficulties.indexOf(other.facts.difficulty),
  );

/** The techniques that are offered, in the order of their categories, the most effective first. */
export const offeredTechniques = (items: readonly StoredTechnique[]): StoredTechnique[] =>
  offered(items).sort(
    (one, other) =>
      techniqueCategories.indexOf(one.facts.category) - techniqueCategories.indexOf(other.facts.category) ||
      other.facts.effectiveness - one.facts.effectiveness,
  );

/** Keeps the items that pass a filter. The search looks at the texts that the reader sees. */
const filterBy =
  <Item extends StoredExercise | StoredTechnique>(items: readonly Item[]) =>
  ({ category, query, language }: Filter<Item['facts']['category']>): Item[] => {
    const isFound = searchFor(query);
    return items.filter(({ facts, texts }) => {
      if (category !== undefined && facts.category !== category) return false;
      const { title, description, tags } = textsIn<Item['texts']['en']>(texts, language).texts;
      return isFound([title, description, ...tags]);
    });
  };

export const filterExercises = (
  items: readonly StoredExercise[],
  { difficulty, ...filter }: Filter<ExerciseCategory> & { difficulty?: Difficulty | undefined },
): StoredExercise[] =>
  filterBy(items)(filter).filter(({ facts }) => difficulty === undefined || facts.difficulty === difficulty);

export const filterTechniques = (
  items: readonly StoredTechnique[],
  filter: Filter<TechniqueCategory>,
): StoredTechnique[] => filterBy(items)(filter);

/** How many items each category has, in the order in which the categories first appear. */
export function countByCategory<Category extends string>(
  items: readonly { facts: { category: Category } }[],
): { category: Category; count: number }[] {
  const counts = new Map<Category, number>();
  for (const { facts } of items) counts.set(facts.category, (counts.get(facts.category) ?? 0) + 1);
  return [...counts].map(([category, count]) => ({ category, count }));
}
