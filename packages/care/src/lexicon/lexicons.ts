import type { LanguageCode } from '@halved/shared/languages';
import type { Lexicon } from './lexicon.ts';

const none: Lexicon = {
  topics: {},
  stopwords: [],
  insults: [],
  profanity: [],
  selfHarmUrging: [],
  second: [],
};

const lexicons: Partial<Record<LanguageCode, Lexicon>> = {};

export const lexiconOf = (language: LanguageCode): Lexicon => lexicons[language] ?? none;
