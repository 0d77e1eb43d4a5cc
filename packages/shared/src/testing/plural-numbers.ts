/** Among these numbers, a category that stands for several numbers occurs more than once. */
const sampleNumbers = [...Array.from({ length: 1_000 }, (_, number) => number), 0.5, 1.5, 1e6, 2e6];

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const exactCategories = new Map<string, readonly string[]>();

/**
 * The plural categories that stand for one number alone: `one` in English, but not in French, where 0 and 1.5 are `one`
 * as well; `zero`, `one` and `two` in Arabic.
 */
export function exactCategoriesOf(language: string): readonly string[] {
  const known = exactCategories.get(language);
  if (known) return known;
  const rules = new Intl.PluralRules(language);
  const found: string[] = sampleNumbers.map((number) => rules.select(number));
  const exact = found.filter((category) => found.indexOf(category) === found.lastIndexOf(category));
  exactCategories.set(language, exact);
  return exact;
}

/** Whether a plural form, such as `times_one`, may leave its number out: “once”. */
export const mayOmitNumber = (language: string, key: string): boolean =>
  exactCategoriesOf(language).includes(pluralSuffix.exec(key)?.[1] ?? '');
