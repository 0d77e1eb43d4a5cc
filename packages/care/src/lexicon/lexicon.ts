import type { WorryCategory } from '@halved/shared/categories';

/**
 * Hostile words of one language. They are separate from the lexicon, because a browser loads them too. Words are in
 * lower case; a stem ends in `*`.
 */
export interface Hostility {
  /** Words that insult a person whom they are aimed at. */
  insults: readonly string[];
  /** Swear words, which are harmless when they are aimed at nobody. */
  profanity: readonly string[];
  /** Sources of regular expressions that match telling somebody else to harm themselves. */
  selfHarmUrging: readonly string[];
  /** Words that address somebody. */
  second: readonly string[];
}

/** Telling words of one language, in lower case; a stem ends in `*`. */
export interface Lexicon extends Hostility {
  /** Words that indicate a category. */
  topics: Partial<Record<WorryCategory, readonly string[]>>;
  /** Words that are never keywords. */
  stopwords: readonly string[];
}
