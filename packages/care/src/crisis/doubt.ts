import type { LanguageCode } from '@halved/shared/languages';
import { type Concept, concepts } from './concept.ts';
import { conceptsIn } from './concepts.ts';

/** What is spoken of when words of danger are often not the writer's own, or not about today. */
const elsewhere: readonly Concept[] = ['better', 'grief', 'house', 'medicine', 'moving', 'story'];

/**
 * Whether a text speaks of a film, a death, a household, a doctor, a move or better days. A pattern of danger is then a
 * reason for the reader, no proof. Takes time linear in the number of words.
 */
export function isDoubtful(words: readonly string[], language: LanguageCode): boolean {
  const found = conceptsIn(words, language);
  return elsewhere.some((concept) => found.has(concepts.indexOf(concept)));
}
