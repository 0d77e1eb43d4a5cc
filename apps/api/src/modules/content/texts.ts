import type { ByLanguage } from '@halved/db/content/item-types';
import { defaultLanguage, type LanguageCode } from '@halved/shared/languages';

/**
 * The texts of an item in a language, or in English if it has none in that language. `language` in the result says
 * which of the two.
 */
export function textsIn<Texts>(
  texts: ByLanguage<Texts>,
  wanted: LanguageCode,
): { language: LanguageCode; texts: Texts } {
  const translated = texts[wanted];
  return translated
    ? { language: wanted, texts: translated }
    : { language: defaultLanguage, texts: texts.en };
}
