import type { CrisisLevel } from '@halved/shared/crisis-levels';
import type { LanguageCode } from '@halved/shared/languages';
import { type Concept, concepts } from './concept.ts';
import { conceptsIn } from './concepts.ts';

/**
 * What is spoken of when words of danger are often not the writer's own, or not about today. A passive wish is often
 * about a death, earlier days or going away, so these show nothing there.
 */
const elsewhere: Readonly<Record<CrisisLevel, readonly Concept[]>> = {
  explicit: ['better', 'grief', 'house', 'medicine', 'moving', 'story'],
  possible: ['house', 'medicine', 'story'],
  none: [],
};

/**
 * Whether a text in which a pattern found this level also speaks of a film, a household, a doctor or the like. The
 * pattern is then a reason for the reader, no proof. Takes time linear in the number of words.
 */
export function isDoubtful(level: CrisisLevel, words: readonly string[], language: LanguageCode): boolean {
  const found = conceptsIn(words, language);
  return elsewhere[level].some((concept) => found.has(concepts.indexOf(concept)));
}
