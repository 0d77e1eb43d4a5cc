import type { LanguageCode } from '@halved/shared/languages';
import type { CrisisPatterns } from './pattern.ts';
import { en } from './patterns/en.ts';
import { es } from './patterns/es.ts';
import { fr } from './patterns/fr.ts';
import { it } from './patterns/it.ts';
import { ja } from './patterns/ja.ts';

const none: CrisisPatterns = { explicit: [], possible: [], idioms: [], negations: [] };

const patterns: Partial<Record<LanguageCode, CrisisPatterns>> = { en, es, fr, it, ja };

export const patternsOf = (language: LanguageCode): CrisisPatterns => patterns[language] ?? none;
