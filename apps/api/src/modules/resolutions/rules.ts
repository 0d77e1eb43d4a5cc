import type { ResolutionWords } from '@halved/shared/contract/resolution-words';

/** Two spellings of a method count as one method; the first spelling stays. */
function distinctMethods(methods: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const method of methods) {
    const key = method.toLowerCase();
    if (!seen.has(key)) seen.set(key, method);
  }
  return [...seen.values()];
}

/** The columns that a resolution stores of an input; an empty story becomes null. */
export const outcomeOf = ({ copingMethods, resolutionStory, helpfulnessRating }: ResolutionWords) => ({
  copingMethods: distinctMethods(copingMethods),
  resolutionStory: resolutionStory || null,
  helpfulnessRating: helpfulnessRating ?? null,
});

export type Outcome = ReturnType<typeof outcomeOf>;
