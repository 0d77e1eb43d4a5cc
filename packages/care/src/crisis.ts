import type { LanguageCode } from '@halved/shared/languages';
import { type CrisisFound, crisisSteps, rulesOf } from './crisis/rules.ts';
import { oncePerLanguage } from './once.ts';
import { atOnce, type Steps } from './steps.ts';
import type { Reading } from './text.ts';
import { wordsOf } from './words/words-of.ts';

/** The patterns of a language, created once. */
export const rulesFor = oncePerLanguage((language) => rulesOf(language, wordsOf(language).patterns));

/**
 * Whether a text reads as if its writer were in danger, by the rules of these languages and of English, because many
 * people use English words. Takes time linear in the length of the text.
 */
export const crisisStepsOf = (reading: Reading, languages: readonly LanguageCode[]): Steps<CrisisFound> =>
  crisisSteps(reading, [...new Set<LanguageCode>([...languages, 'en'])].map(rulesFor));

/** Runs all steps of `crisisStepsOf` for one language at once. */
export const crisisOf = (reading: Reading, language: LanguageCode): CrisisFound =>
  atOnce(crisisStepsOf(reading, [language]));
