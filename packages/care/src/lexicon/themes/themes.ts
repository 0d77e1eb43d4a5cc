import type { WorryCategory } from '@halved/shared/categories';

/**
 * Words that people use when they write about something without naming it: a wide net beside a lexicon's telling words.
 * Words stand apart by blanks, the words of a phrase by `_`; a stem ends in `*`.
 */
export type Themes = Readonly<Record<WorryCategory, string>>;
