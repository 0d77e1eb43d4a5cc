import type { LanguageCode } from '@halved/shared/languages';
import { withoutAccents, withoutHamzas } from '../bare.ts';

const joined = /^(?:[وفبك]?ال|لل|[وب](?=\p{L}{4}))(?=\p{L}{3})/u;
const isArabic = (unit: number): boolean => unit >= 0x621 && unit <= 0x64a;

/**
 * An Arabic word without the article and the small words that are written together with it, and with its letters as in
 * hurried writing. Other words are returned as they are.
 */
export const withoutArticle = (word: string): string =>
  isArabic(word.charCodeAt(0)) ? withoutHamzas(word.replace(joined, '')) : word;

const endings = /(?:ings?|ed|e?s|e)$/;
const shortestStem = 3;
const doubled = /([b-df-hj-np-rtv-z])\1$/;

/** "Failing", "failed" and "fails" have one stem, and "driving" and "drive". */
function englishStemOf(word: string): string {
  const singular = word.replace(/ie[sd]$/, 'y');
  const stem = singular.replace(endings, '');
  return stem.length < shortestStem ? singular : stem.replace(doubled, '$1');
}

/** Words of other languages with the same first letters mostly have the same stem. */
const stemLength = 5;

/** The part of a word that its forms have in common. Each word has one stem, so that no word counts several times. */
export function stemOf(word: string, language: LanguageCode): string {
  const bare = withoutAccents(word);
  return language === 'en' ? englishStemOf(bare) : withoutArticle(bare).slice(0, stemLength);
}
