import type { LanguageCode } from '@halved/shared/languages';

const languages = (...codes: readonly LanguageCode[]): ReadonlySet<string> => new Set(codes);

/** Two or three characters are a sentence, so that a character says more than a letter. */
export const dense = languages('ja', 'ko', 'zh');

/** Words are written together. */
export const unspaced = languages('ja', 'zh');

/** An apostrophe joins a short word to the next one: "l'école", "l'esame". */
export const elided = languages('fr', 'it');

/** An apostrophe is often left out: "dont", "gehts". In other languages people write a space instead. */
export const joining = languages('en', 'de');
