import type { WorryCategory } from '@halved/shared/categories';

/** How people of one language are hostile to others: apart, as a browser reads it too. Words are in lower case; a stem ends in `*`. */
export interface Hostility {
  /** What insults a person when it is aimed at one. */
  insults: readonly string[];
  /** Swearing that is harmless when it is aimed at nobody. */
  profanity: readonly string[];
  /** Regular expression sources: telling somebody else to harm themselves. */
  selfHarmUrging: readonly string[];
  /** Words that address somebody. */
  second: readonly string[];
}

/** Words of one language that tell something, in lower case; a stem ends in `*`. */
export interface Lexicon extends Hostility {
  /** Words that speak for a category. */
  topics: Partial<Record<WorryCategory, readonly string[]>>;
  /** Never a keyword. */
  stopwords: readonly string[];
}
