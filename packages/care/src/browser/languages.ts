import type { LanguageCode } from '@halved/shared/languages';
import { languagesByWriting } from '../language/scripts.ts';
import { languagesByWords } from '../language/small-words.ts';
import { plainOf } from '../text.ts';

/** So many characters tell how a text is written. */
const enough = 2_000;

/**
 * The languages in which a browser reads a text, best first: what its letters say, where they are not Latin, then those
 * that its reader speaks, then what its small words say, and English, which people fall back on.
 */
export function languagesToRead(text: string, spoken: readonly LanguageCode[]): LanguageCode[] {
  const plain = plainOf(text.slice(0, enough));
  const written = languagesByWriting(plain);
  const [told, worded] = written.includes('en') ? [[], languagesByWords(plain)] : [written, []];
  return [...new Set<LanguageCode>([...told, ...spoken, ...worded, 'en'])];
}
