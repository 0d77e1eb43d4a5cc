import { fr as dangerTerms } from '../crisis/near/fr.ts';
import { fr as patterns } from '../crisis/patterns/fr.ts';
import { fr as dangerSigns } from '../crisis/signs/fr.ts';
import { fr as wideDoors } from '../doors/wide/fr.ts';
import { fr as doors } from '../doors/words/fr.ts';
import { fr as lexicon } from '../lexicon/fr.ts';
import { fr as themes } from '../lexicon/themes/fr.ts';
import { fr as urging } from '../lexicon/urging/fr.ts';
import { fr as felt } from '../sentiment/words/fr.ts';
import { fr as urgingTerms } from '../toxicity/near/fr.ts';
import type { LanguageWords } from './language-words.ts';

export const fr: LanguageWords = {
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
