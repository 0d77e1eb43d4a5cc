/**
 * How people of one language say that they are in danger. Everything is read over the plain text (`plainOf`: lower case,
 * straight apostrophes, digits as 0, letters leant on shortened). Patterns are regular expression sources without flags
 * or anchors; they match whole words where the language has blanks, anywhere where it has none. `<0-9>` stands for up to
 * nine words, however they are parted. Nothing repeats without end, and no character belongs to two parts that repeat
 * one after the other: `steps.test.ts` proves of each that it takes time linear in any text.
 */
export interface CrisisPatterns {
  /** Wanting or planning to die or to harm oneself, said outright. */
  explicit: readonly string[];
  /** Passive: not wanting to wake up, to be here, being a burden; that one would not be missed. */
  possible: readonly string[];
  /**
   * Sayings, titles and jokes with the same words ("dying to see you", "killing it"). They are removed before the
   * patterns are tried.
   */
  idioms: readonly string[];
  /** Words that negate a match when they stand up to four words before it ("I don't", "never", "used to"). */
  negations: readonly string[];
}
