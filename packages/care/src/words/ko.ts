import { ko as patterns } from '../crisis/patterns/ko.ts';
import { ko as dangerSigns } from '../crisis/signs/ko.ts';
import { ko as wideDoors } from '../doors/wide/ko.ts';
import { ko as doors } from '../doors/words/ko.ts';
import { ko as lexicon } from '../lexicon/ko.ts';
import { ko as themes } from '../lexicon/themes/ko.ts';
import { ko as urging } from '../lexicon/urging/ko.ts';
import type { LanguageWords } from './language-words.ts';

export const ko: LanguageWords = { dangerSigns, doors, lexicon, patterns, themes, urging, wideDoors };
