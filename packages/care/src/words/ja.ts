import { ja as patterns } from '../crisis/patterns/ja.ts';
import { ja as dangerSigns } from '../crisis/signs/ja.ts';
import { ja as wideDoors } from '../doors/wide/ja.ts';
import { ja as doors } from '../doors/words/ja.ts';
import { ja as lexicon } from '../lexicon/ja.ts';
import { ja as themes } from '../lexicon/themes/ja.ts';
import { ja as urging } from '../lexicon/urging/ja.ts';
import { ja as felt } from '../sentiment/words/ja.ts';
import type { LanguageWords } from './language-words.ts';

export const ja: LanguageWords = { dangerSigns, doors, felt, lexicon, patterns, themes, urging, wideDoors };
