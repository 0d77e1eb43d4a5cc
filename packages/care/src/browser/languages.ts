import type { LanguageCode } from '@halved/shared/languages';
import { romanisedIn } from '../language/romanised.ts';
import { languagesByWriting } from '../language/scripts.ts';
import { languagesByWords } from '../language/small-words.ts';
import { plainOf, wordsIn } from '../text.ts';

/** The number of characters that are examined to detect the script of a text. */
const enough = 2_000;

/**
 * The languages whose rules a browser applies to a text, the likeliest first. The first is the language of its script,
 * if that is not Latin. Then come the languages of the person and those of the text's small words. English is last,
 * because people who write another language often use English words.
 */
export function languagesToRead(text: string, spoken: readonly LanguageCode[]): LanguageCode[] {
  const plain = plainOf(text.slice(0, enough));
  const written = languagesByWriting(plain);
  const [byScript, byWords] = written.includes('en')
    ? [[], [...languagesByWords(plain), ...romanisedIn(wordsIn(plain))]]
    : [written, []];
  return [...new Set<LanguageCode>([...byScript, ...spoken, ...byWords, 'en'])];
}
