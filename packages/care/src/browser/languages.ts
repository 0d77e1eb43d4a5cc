import type { LanguageCode } from '@halved/shared/languages';
import { languagesByWriting } from '../language/scripts.ts';
import { languagesByWords } from '../language/small-words.ts';
import { plainOf } from '../text.ts';

/** How many characters are looked at to tell the script of a text. */
const enough = 2_000;

/**
 * The languages in which a browser reads a text, the likeliest first: the language of its script where that is not
 * Latin, then the languages of its reader, then those of its small words, and at last English, which people fall back
 * on.
 */
export function languagesToRead(text: string, spoken: readonly LanguageCode[]): LanguageCode[] {
  const plain = plainOf(text.slice(0, enough));
  const written = languagesByWriting(plain);
  const [told, worded] = written.includes('en') ? [[], languagesByWords(plain)] : [written, []];
  return [...new Set<LanguageCode>([...told, ...spoken, ...worded, 'en'])];
}
