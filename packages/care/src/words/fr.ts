import { fr as dangerSigns } from '../crisis/concepts/fr.ts';
import { fr as patterns } from '../crisis/patterns/fr.ts';
import { fr as wideDoors } from '../doors/wide/fr.ts';
import { fr as doors } from '../doors/words/fr.ts';
import { fr as lexicon } from '../lexicon/fr.ts';
import { fr as themes } from '../lexicon/themes/fr.ts';
import { fr as urging } from '../lexicon/urging/fr.ts';
import type { LanguageWords } from './language-words.ts';

export const fr: LanguageWords = { dangerSigns, doors, lexicon, patterns, themes, urging, wideDoors };
