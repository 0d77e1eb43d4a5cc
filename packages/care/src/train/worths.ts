import { worryCategories } from '@halved/shared/categories';
import { isLanguageCode, type LanguageCode } from '@halved/shared/languages';
import { readingToLearn } from '../in-language.ts';
import { conceptTermsOf } from '../similar/concepts.ts';
import {
  bucketOf,
  divergenceSteps,
  mostDivergence,
  mostRarity,
  raritySteps,
  termBuckets,
} from '../similar/rarity.ts';
import { kinds, termOf, unitsOf } from '../similar/terms.ts';
import { spokenWordsOf } from '../text.ts';
import type { Material } from './material.ts';

/** A text with its language and the place of its category in `worryCategories`. */
export interface Labelled {
  text: string;
  language: LanguageCode;
  category: number;
}

const names: readonly string[] = worryCategories;
const categories = names.length;
/** Terms of fewer texts count as unknown, so that most buckets have one term at most. */
const leastTexts = 2;

export const labelledOf = ({ topic, seeds }: Pick<Material, 'topic' | 'seeds'>): Labelled[] => {
  const placeOf = (label: string) => names.indexOf(label);
  return [
    ...topic.map(({ text, label, lang }) => ({ text, language: lang, category: placeOf(label) })),
    ...seeds.map(({ text, category, language }) => ({ text, language, category: placeOf(category) })),
  ].flatMap(({ language, category, ...rest }) =>
    isLanguageCode(language) && category >= 0 ? [{ ...rest, language, category }] : [],
  );
};

/** How often each category contains a text with any term of a bucket. */
function countTerms(texts: readonly Labelled[], language: LanguageCode): Map<number, Float64Array> {
  const counts = new Map<number, Float64Array>();
  for (const { text, category } of texts) {
    const reading = readingToLearn(text, language);
    const words = spokenWordsOf(reading).flatMap((word) => unitsOf(word, language));
    const terms = [
      ...words.map((word) => termOf(word, kinds.word)),
      ...conceptTermsOf(reading, language).map(([term]) => term),
    ];
    for (const bucket of new Set(terms.map((term) => bucketOf(term, language)))) {
      const own = counts.get(bucket) ?? new Float64Array(categories);
      own[category] = (own[category] ?? 0) + 1;
      counts.set(bucket, own);
    }
  }
  return counts;
}

/** The strength of the assumption that a term with few texts occurs in all categories alike. */
const prior = 2;
/** A term with few texts is assumed to have this divergence. */
const usualDivergence = 0.5;
/** As if so many more texts had shown it. */
const assumedTexts = 3;

/** How much the categories of a term differ from those of all texts (Kullback and Leibler). */
function divergenceOf(counts: Float64Array, ofAll: Float64Array): number {
  const rates = counts.map((count, place) => (count + prior / categories) / ((ofAll[place] ?? 0) + prior));
  const sum = rates.reduce((total, rate) => total + rate, 0);
  const found = rates.reduce((total, rate) => total + (rate / sum) * Math.log((rate / sum) * categories), 0);
  const count = counts.reduce((total, each) => total + each, 0);
  return (found * count + usualDivergence * assumedTexts) / (count + assumedTexts);
}

const stepsOf = (value: number, steps: number, most: number) =>
  Math.min(most, Math.max(0, Math.round(value * steps)));

/** The byte of each bucket: its rarity and its divergence. */
export function worthsOf(labelled: readonly Labelled[]): Int8Array {
  const bytes = new Int8Array(termBuckets);
  const unknown = stepsOf(usualDivergence, divergenceSteps, mostDivergence);
  bytes.fill((mostRarity << 3) | unknown);
  for (const [language, own] of Map.groupBy(labelled, ({ language: of }) => of)) {
    const ofAll = new Float64Array(categories);
    for (const { category } of own) ofAll[category] = (ofAll[category] ?? 0) + 1;
    for (const [bucket, counts] of countTerms(own, language)) {
      const often = counts.reduce((total, each) => total + each, 0);
      const rarity = stepsOf(Math.log((own.length + 1) / (often + 0.5)), raritySteps, mostRarity);
      const divergence = stepsOf(divergenceOf(counts, ofAll), divergenceSteps, mostDivergence);
      const byte = (rarity << 3) | divergence;
      // Of two terms in one bucket the more common one is kept, because a wrong weight of common words does more harm.
      if (often >= leastTexts && byte < ((bytes[bucket] ?? 0) & 0xff)) bytes[bucket] = byte;
    }
  }
  return bytes;
}
