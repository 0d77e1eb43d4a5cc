import { es as dangerSigns } from '../crisis/concepts/es.ts';
import { es as patterns } from '../crisis/patterns/es.ts';
import { es as wideDoors } from '../doors/wide/es.ts';
import { es as doors } from '../doors/words/es.ts';
import { es as lexicon } from '../lexicon/es.ts';
import { es as themes } from '../lexicon/themes/es.ts';
import { es as urging } from '../lexicon/urging/es.ts';
import type { LanguageWords } from './language-words.ts';

export const es: LanguageWords = { dangerSigns, doors, lexicon, patterns, themes, urging, wideDoors };
