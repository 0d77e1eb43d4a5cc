import type { ResolutionWords } from '@halved/shared/contract/resolution-words';

/** The same method in two spellings is one; as it was written first it stays. */
function distinctMethods(methods: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const method of methods) {
    const key = method.toLowerCase();
    if (!seen.has(key)) seen.set(key, method);
  }
  return [...seen.values()];
}

/** What a resolution stores of an input; an empty story is none. */
export const outcomeOf = ({ copingMethods, resolutionStory, helpfulnessRating }: ResolutionWords) => ({
  copingMethods: distinctMethods(copingMethods),
  resolutionStory: resolutionStory || null,
  helpfulnessRating: helpfulnessRating ?? null,
});

export type Outcome = ReturnType<typeof outcomeOf>;
