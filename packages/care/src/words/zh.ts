import { zh as patterns } from '../crisis/patterns/zh.ts';
import { zh as dangerSigns } from '../crisis/signs/zh.ts';
import { zh as wideDoors } from '../doors/wide/zh.ts';
import { zh as doors } from '../doors/words/zh.ts';
import { zh as themes } from '../lexicon/themes/zh.ts';
import { zh as urging } from '../lexicon/urging/zh.ts';
import { zh as lexicon } from '../lexicon/zh.ts';
import { zh as felt } from '../sentiment/words/zh.ts';
import type { LanguageWords } from './language-words.ts';

export const zh: LanguageWords = { dangerSigns, doors, felt, lexicon, patterns, themes, urging, wideDoors };
