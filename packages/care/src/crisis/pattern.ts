/**
 * How people of one language say that they are in danger. The patterns run over the plain text (`plainOf`: lower case,
 * straight apostrophes, digits as 0, repeated letters shortened). They are sources of regular expressions without flags
 * or anchors. They match whole words in a language with spaces, and anywhere in a language without. `<0-9>` means up to
 * nine words with any separators. No part repeats without a limit, and no character can belong to both of two repeating
 * parts that follow each other. `steps.test.ts` proves that each pattern takes time linear in any text.
 */
export interface CrisisPatterns {
  /** The writer explicitly wants or plans to die or to harm themselves. */
  explicit: readonly string[];
  /** Passive wishes: not to wake up, not to be here, being a burden, not being missed. */
  possible: readonly string[];
  /**
   * Sayings, titles and jokes with the same words ("dying to see you", "killing it"). They are removed before the
   * patterns are tried.
   */
  idioms: readonly string[];
  /** Words that negate a match up to four words after them ("I don't", "never", "used to"). */
  negations: readonly string[];
  /** Words as people shorten or spell them, one per line: the word, a colon, and how it is typed (`shorthand.ts`). */
  shorthand?: string;
}
