import { ar as patterns } from '../crisis/patterns/ar.ts';
import { ar as dangerSigns } from '../crisis/signs/ar.ts';
import { ar as wideDoors } from '../doors/wide/ar.ts';
import { ar as doors } from '../doors/words/ar.ts';
import { ar as lexicon } from '../lexicon/ar.ts';
import { ar as themes } from '../lexicon/themes/ar.ts';
import { ar as urging } from '../lexicon/urging/ar.ts';
import type { LanguageWords } from './language-words.ts';

export const ar: LanguageWords = { dangerSigns, doors, lexicon, patterns, themes, urging, wideDoors };
