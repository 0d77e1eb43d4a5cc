import { de as dangerTerms } from '../crisis/near/de.ts';
import { de as patterns } from '../crisis/patterns/de.ts';
import { de as dangerSigns } from '../crisis/signs/de.ts';
import { de as wideDoors } from '../doors/wide/de.ts';
import { de as doors } from '../doors/words/de.ts';
import { de as lexicon } from '../lexicon/de.ts';
import { de as themes } from '../lexicon/themes/de.ts';
import { de as urging } from '../lexicon/urging/de.ts';
import { de as felt } from '../sentiment/words/de.ts';
import { de as urgingTerms } from '../toxicity/near/de.ts';
import type { LanguageWords } from './language-words.ts';

export const de: LanguageWords = {
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
