import type { LanguageCode } from '@halved/shared/languages';

/** Returns a function that computes its value on the first call and then returns the same value. */
export function once<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
}

/** Returns a function that computes its value for a language on the first call with it. */
export function oncePerLanguage<Value>(
  make: (language: LanguageCode) => Value,
): (language: LanguageCode) => Value {
  const cached = new Map<LanguageCode, { value: Value }>();
  return (language) => {
    const known = cached.get(language) ?? { value: make(language) };
    cached.set(language, known);
    return known.value;
  };
}
