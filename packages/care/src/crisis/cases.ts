import { readFileSync } from 'node:fs';
import type { CrisisLevel } from '@halved/shared/crisis-levels';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';

const levels = ['explicit', 'possible', 'none'] as const satisfies readonly CrisisLevel[];

/** A sentence that was written to test the patterns. */
export interface CrisisCase {
  text: string;
  level: CrisisLevel;
  language: LanguageCode;
}

function casesOf(language: LanguageCode): Record<CrisisLevel, string[]> {
  return JSON.parse(readFileSync(new URL(`./cases/${language}.json`, import.meta.url), 'utf8'));
}

export const crisisCases = (): CrisisCase[] =>
  languageCodes.flatMap((language) => {
    const cases = casesOf(language);
    return levels.flatMap((level) => cases[level].map((text) => ({ text, level, language })));
  });
