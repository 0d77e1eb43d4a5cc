/**
 * A function that makes a value for each language only once. A formatter of Intl takes a phone about as long as
 * rendering a card.
 */
export function perLanguage<Value, Language extends string = string>(
  make: (language: Language) => Value,
): (language: Language) => Value {
  const made = new Map<Language, { value: Value }>();
  return (language) => {
    const known = made.get(language) ?? { value: make(language) };
    made.set(language, known);
    return known.value;
  };
}
