import type { LanguageCode } from '@halved/shared/languages';
import * as everyLanguage from './every-language.ts';
import type { LanguageWords } from './language-words.ts';

const words: Readonly<Record<LanguageCode, LanguageWords>> = { ...everyLanguage };

/** The words of a language. The server's bundle reads them from a file with the first text of the language. */
export const wordsOf = (language: LanguageCode): LanguageWords => words[language];
