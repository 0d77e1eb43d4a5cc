import { es as dangerTerms } from '../crisis/near/es.ts';
import { es as patterns } from '../crisis/patterns/es.ts';
import { es as dangerSigns } from '../crisis/signs/es.ts';
import { es as wideDoors } from '../doors/wide/es.ts';
import { es as doors } from '../doors/words/es.ts';
import { es as lexicon } from '../lexicon/es.ts';
import { es as themes } from '../lexicon/themes/es.ts';
import { es as urging } from '../lexicon/urging/es.ts';
import { es as felt } from '../sentiment/words/es.ts';
import { es as urgingTerms } from '../toxicity/near/es.ts';
import type { LanguageWords } from './language-words.ts';

export const es: LanguageWords = {
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
