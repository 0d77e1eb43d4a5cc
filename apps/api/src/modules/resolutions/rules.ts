import { withPlainApostrophes } from '@halved/shared/apostrophes';
import type { ResolutionInput } from '@halved/shared/contract/resolution-input';

/** Methods that differ only in upper and lower case count as one; the first spelling stays. */
function distinctMethods(methods: readonly string[]): string[] {
  const spellings = new Map<string, string>();
  for (const method of methods) {
    const key = method.toLowerCase();
    if (!spellings.has(key)) spellings.set(key, method);
  }
  return [...spellings.values()];
}

/** The input as the columns of a resolution. An empty story becomes null. */
export const outcomeOf = ({ copingMethods, resolutionStory, helpfulnessRating }: ResolutionInput) => ({
  copingMethods: distinctMethods(copingMethods),
  resolutionStory: resolutionStory || null,
  helpfulnessRating: helpfulnessRating ?? null,
});

export type Outcome = ReturnType<typeof outcomeOf>;

/** A search text as a pattern for ILIKE. Wildcards in the text match literally, and an apostrophe that of any keyboard. */
export const patternOf = (query: string): string =>
  `%${withPlainApostrophes(query.replaceAll(/[\\%_]/g, '\\$&')).replaceAll("'", '_')}%`;
