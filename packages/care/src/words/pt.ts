import { pt as dangerTerms } from '../crisis/near/pt.ts';
import { pt as patterns } from '../crisis/patterns/pt.ts';
import { pt as dangerSigns } from '../crisis/signs/pt.ts';
import { pt as wideDoors } from '../doors/wide/pt.ts';
import { pt as doors } from '../doors/words/pt.ts';
import { pt as lexicon } from '../lexicon/pt.ts';
import { pt as themes } from '../lexicon/themes/pt.ts';
import { pt as urging } from '../lexicon/urging/pt.ts';
import { pt as felt } from '../sentiment/words/pt.ts';
import { pt as urgingTerms } from '../toxicity/near/pt.ts';
import type { LanguageWords } from './language-words.ts';

export const pt: LanguageWords = {
  dangerSigns,
  dangerTerms,
  doors,
  felt,
  lexicon,
  patterns,
  themes,
  urging,
  urgingTerms,
  wideDoors,
};
