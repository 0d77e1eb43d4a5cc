import { it as dangerTerms } from '../crisis/near/it.ts';
import { it as patterns } from '../crisis/patterns/it.ts';
import { it as dangerSigns } from '../crisis/signs/it.ts';
import { it as wideDoors } from '../doors/wide/it.ts';
import { it as doors } from '../doors/words/it.ts';
import { it as lexicon } from '../lexicon/it.ts';
import { it as themes } from '../lexicon/themes/it.ts';
import { it as urging } from '../lexicon/urging/it.ts';
import { it as urgingTerms } from '../toxicity/near/it.ts';
import type { LanguageWords } from './language-words.ts';

export const it: LanguageWords = {
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
