import { isLanguageCode, type LanguageCode } from '@halved/shared/languages';
import { type CrisisFound, crisisSteps, rulesOf } from './crisis/rules.ts';
import { oncePerLanguage } from './once.ts';
import { atOnce, type Steps } from './steps.ts';
import type { Reading } from './text.ts';
import { wordsOf } from './words/words-of.ts';

/** The patterns of a language, created once. */
export const rulesFor = oncePerLanguage((language) => rulesOf(language, wordsOf(language).patterns));

/**
 * Whether a text reads as if its writer were in danger. The rules of three languages apply: the language of the text,
 * that of the interface, and English. The language of a short text may be detected wrongly, and many people use English
 * words. Takes time linear in the length of the text.
 */
export function crisisStepsOf({ plain }: Reading, language: LanguageCode, hint?: string): Steps<CrisisFound> {
  const also = hint && isLanguageCode(hint) ? hint : language;
  return crisisSteps(plain, [...new Set<LanguageCode>([language, also, 'en'])].map(rulesFor));
}

/** Runs all steps of `crisisStepsOf` at once. */
export const crisisOf = (reading: Reading, language: LanguageCode, hint?: string): CrisisFound =>
  atOnce(crisisStepsOf(reading, language, hint));
