import type { LanguageCode } from '@halved/shared/languages';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { LanguageWords } from './language-words.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { zh } from './zh.ts';

const words: Readonly<Record<LanguageCode, LanguageWords>> = {
  ar,
  de,
  en,
  es,
  fr,
  hi,
  it,
  ja,
  ko,
  pt,
  ru,
  zh,
};

/** The words of a language. The server's bundle reads them from a file with the first text of the language. */
export const wordsOf = (language: LanguageCode): LanguageWords => words[language];
