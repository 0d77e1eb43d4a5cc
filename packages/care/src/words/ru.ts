import { ru as patterns } from '../crisis/patterns/ru.ts';
import { ru as dangerSigns } from '../crisis/signs/ru.ts';
import { ru as wideDoors } from '../doors/wide/ru.ts';
import { ru as doors } from '../doors/words/ru.ts';
import { ru as lexicon } from '../lexicon/ru.ts';
import { ru as themes } from '../lexicon/themes/ru.ts';
import { ru as urging } from '../lexicon/urging/ru.ts';
import { ru as felt } from '../sentiment/words/ru.ts';
import type { LanguageWords } from './language-words.ts';

export const ru: LanguageWords = { dangerSigns, doors, felt, lexicon, patterns, themes, urging, wideDoors };
