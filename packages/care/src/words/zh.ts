import { zh as patterns } from '../crisis/patterns/zh.ts';
import { zh as dangerSigns } from '../crisis/signs/zh.ts';
import { zh as wideDoors } from '../doors/wide/zh.ts';
import { zh as doors } from '../doors/words/zh.ts';
import { simplified } from '../language/simplified.ts';
import { zh as themes } from '../lexicon/themes/zh.ts';
import { zh as urging } from '../lexicon/urging/zh.ts';
import { zh as lexicon } from '../lexicon/zh.ts';
import { zh as felt } from '../sentiment/words/zh.ts';
import type { LanguageWords } from './language-words.ts';

type Lists = Pick<LanguageWords, 'dangerSigns' | 'doors' | 'felt' | 'lexicon' | 'themes' | 'wideDoors'>;

/** The lists are compared with texts in simplified characters, and some of their words are known in traditional ones only. */
const inSimplified = (lists: Lists): Lists => JSON.parse(simplified(JSON.stringify(lists)));

const { lexicon: listed, ...lists } = inSimplified({ dangerSigns, doors, felt, lexicon, themes, wideDoors });
const { selfHarmUrging } = lexicon;

/** The patterns name both. A browser reads them without this file. */
export const zh: LanguageWords = { patterns, urging, lexicon: { ...listed, selfHarmUrging }, ...lists };
