/**
 * Words of one language that sound good or bad, separated by blanks. A stem ends in `*`, and `_` stands for a blank
 * within a phrase.
 */
export interface WordList {
  good: string;
  bad: string;
  /** Words that turn the word beside them into its opposite. Chinese and Japanese write them without a blank. */
  negations?: readonly string[];
  /** The most words from a negation to its word: two in "no estoy feliz". One if not given. */
  negationReach?: number;
  /** Whether a negation follows its word. */
  negationsFollow?: true;
}
