import type { LanguageCode } from '@halved/shared/languages';
import { perLanguage } from '@halved/shared/per-language';

/** Returns a function that computes its value on the first call and then returns the same value. */
export function once<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
}

/** Returns a function that computes its value for one of the twelve languages on the first call with it. */
export const oncePerLanguage: <Value>(
  make: (language: LanguageCode) => Value,
) => (language: LanguageCode) => Value = perLanguage;
