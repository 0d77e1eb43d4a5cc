import { existsSync, readFileSync } from 'node:fs';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';
import type { Crisis } from '../crisis.ts';

export const crisisLevels = ['explicit', 'possible', 'none'] as const satisfies readonly Crisis[];

/** A sentence that was written to test the patterns. */
export interface CrisisCase {
  text: string;
  level: Crisis;
  language: LanguageCode;
}

function casesOf(language: LanguageCode): Partial<Record<Crisis, string[]>> {
  const file = new URL(`./cases/${language}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export const crisisCases = (): CrisisCase[] =>
  languageCodes.flatMap((language) => {
    const cases = casesOf(language);
    return crisisLevels.flatMap((level) => (cases[level] ?? []).map((text) => ({ text, level, language })));
  });
