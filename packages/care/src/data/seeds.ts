import { existsSync, readFileSync } from 'node:fs';
import { type WorryCategory, worryCategories } from '@halved/shared/categories';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';

/** A worry that was written for training and evaluating the models. */
export interface Seed {
  text: string;
  category: WorryCategory;
  language: LanguageCode;
}

const folder = new URL('../../seeds/', import.meta.url);
const freshFolder = new URL('../../fresh/', import.meta.url);
/** The number of lines at the end of each file that are used for evaluation and never for training. */
const heldOut = 6;

function linesOf(from: URL, language: LanguageCode, category: WorryCategory): string[] {
  const file = new URL(`${language}/${category}.txt`, from);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const seeds = (part: (lines: string[]) => string[], from = folder): Seed[] =>
  languageCodes.flatMap((language) =>
    worryCategories.flatMap((category) =>
      part(linesOf(from, language, category)).map((text) => ({ text, category, language })),
    ),
  );

export const trainingSeeds = (): Seed[] => seeds((lines) => lines.slice(0, -heldOut));
/** These texts were written to be hard: they only hint at their topic. */
export const heldOutSeeds = (): Seed[] => seeds((lines) => lines.slice(-heldOut));
/**
 * These texts were written by somebody who had read no seeds of the language. They are never used for training either.
 */
export const freshTexts = (): Seed[] => seeds((lines) => lines, freshFolder);
