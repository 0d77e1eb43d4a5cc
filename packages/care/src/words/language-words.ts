import type { DangerTerms } from '../crisis/near/rules.ts';
import type { CrisisPatterns } from '../crisis/pattern.ts';
import type { DangerSignTerms } from '../crisis/signs/names.ts';
import type { DoorWords } from '../doors/door-words.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Themes } from '../lexicon/themes/themes.ts';
import type { UrgingWords } from '../lexicon/urging/urging.ts';
import type { WordList } from '../sentiment/words/word-list.ts';
import type { UrgingTerms } from '../toxicity/near/lists.ts';

/** All words of one language. They are plain data, so that the build can store them as JSON. */
export interface LanguageWords {
  dangerSigns: DangerSignTerms;
  /** What is said near each other in danger. Not every language has such lists yet. */
  dangerTerms?: DangerTerms;
  doors: DoorWords;
  /** Words that are often near a door, and often far from it. The model learns how much they count. */
  wideDoors: DoorWords;
  /** Good and bad words. English has its own lexicon, and Arabic, Italian and Korean did no better with a list. */
  felt?: WordList;
  lexicon: Lexicon;
  patterns: CrisisPatterns;
  themes: Themes;
  urging: UrgingWords;
  /** What is said near each other when somebody is urged to harm themselves; not every language has such lists yet. */
  urgingTerms?: UrgingTerms;
}
