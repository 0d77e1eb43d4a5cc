import type { WorryCategory } from '@halved/shared/categories';

/**
 * Hostile words of one language. They are separate from the lexicon, because a browser loads them too. Words are in
 * lower case; a stem ends in `*`.
 */
export interface Hostility {
  /** Words that insult a person if they are aimed at one. */
  insults: readonly string[];
  /** Swear words, which are harmless when they are aimed at nobody. */
  profanity: readonly string[];
  /** Sources of regular expressions. They match texts that tell somebody else to harm themselves. */
  selfHarmUrging: readonly string[];
  /** Words that address somebody. */
  second: readonly string[];
}

/** Words of one language that say what a text is about, in lower case; a stem ends in `*`. */
export interface Lexicon extends Hostility {
  /** Words that indicate a category. */
  topics: Partial<Record<WorryCategory, readonly string[]>>;
  /** Words that are never keywords. */
  stopwords: readonly string[];
}
