import type { WorryCategory } from '@halved/shared/categories';
import type { LanguageCode } from '@halved/shared/languages';
import { foundIn, type Phrases, phrasesOf } from '../lexicon/phrases.ts';
import { once } from '../once.ts';
import type { Reading } from '../text.ts';
import { subcategoryWords } from './subcategory-words.ts';

interface Place {
  category: WorryCategory;
  subcategory: string;
}

const english = once<Phrases<Place>>(() =>
  phrasesOf(
    subcategoryWords.flatMap(({ category, subcategory, words }) =>
      words.map((word) => [word, { category, subcategory }] as const),
    ),
  ),
);

/** Every subcategory of a category, in a fixed order. */
export const subcategoriesOf = (category: WorryCategory): string[] =>
  subcategoryWords.filter((row) => row.category === category).map(({ subcategory }) => subcategory);

/** The subcategory that a text names most often, if any. English only so far. */
export function subcategoryOf(
  reading: Reading,
  language: LanguageCode,
  category: WorryCategory,
): string | undefined {
  if (language !== 'en') return undefined;
  const votes = new Map<string, number>();
  for (const index of foundIn(reading, english())) {
    if (index.category === category) votes.set(index.subcategory, (votes.get(index.subcategory) ?? 0) + 1);
  }
  return [...votes].sort(([, left], [, right]) => right - left)[0]?.[0];
}
