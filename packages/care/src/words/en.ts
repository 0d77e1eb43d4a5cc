import { en as dangerTerms } from '../crisis/near/en.ts';
import { en as patterns } from '../crisis/patterns/en.ts';
import { en as dangerSigns } from '../crisis/signs/en.ts';
import { en as wideDoors } from '../doors/wide/en.ts';
import { en as doors } from '../doors/words/en.ts';
import { en as lexicon } from '../lexicon/en.ts';
import { en as themes } from '../lexicon/themes/en.ts';
import { en as urging } from '../lexicon/urging/en.ts';
import { en as urgingTerms } from '../toxicity/near/en.ts';
import type { LanguageWords } from './language-words.ts';

export const en: LanguageWords = {
  dangerSigns,
  dangerTerms,
  doors,
  lexicon,
  patterns,
  themes,
  urging,
  urgingTerms,
  wideDoors,
};
