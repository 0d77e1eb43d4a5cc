import type { LanguageCode } from '@halved/shared/languages';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Lexicon } from './lexicon.ts';

const none: Lexicon = {
  topics: {},
  stopwords: [],
  insults: [],
  profanity: [],
  selfHarmUrging: [],
  second: [],
};

const lexicons: Partial<Record<LanguageCode, Lexicon>> = { en, es, fr };

export const lexiconOf = (language: LanguageCode): Lexicon => lexicons[language] ?? none;
