import type { LanguageCode } from '@halved/shared/languages';
import type { CrisisPatterns } from './pattern.ts';
import { en } from './patterns/en.ts';

const none: CrisisPatterns = { explicit: [], possible: [], idioms: [], negations: [] };

const patterns: Partial<Record<LanguageCode, CrisisPatterns>> = { en };

export const patternsOf = (language: LanguageCode): CrisisPatterns => patterns[language] ?? none;
