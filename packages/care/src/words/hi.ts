import { hi as patterns } from '../crisis/patterns/hi.ts';
import { hi as dangerSigns } from '../crisis/signs/hi.ts';
import { hi as wideDoors } from '../doors/wide/hi.ts';
import { hi as doors } from '../doors/words/hi.ts';
import { hi as lexicon } from '../lexicon/hi.ts';
import { hi as themes } from '../lexicon/themes/hi.ts';
import { hi as urging } from '../lexicon/urging/hi.ts';
import { hi as felt } from '../sentiment/words/hi.ts';
import type { LanguageWords } from './language-words.ts';

export const hi: LanguageWords = { dangerSigns, doors, felt, lexicon, patterns, themes, urging, wideDoors };
