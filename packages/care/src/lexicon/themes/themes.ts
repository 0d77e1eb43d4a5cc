import type { WorryCategory } from '@halved/shared/categories';

/**
 * Words that people use when they write about a category without naming it. They are less specific than the lexicon's
 * words. Spaces separate the entries, `_` the words of a phrase; a stem ends in `*`.
 */
export type Themes = Readonly<Record<WorryCategory, string>>;
