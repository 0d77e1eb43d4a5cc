const ending = '\\p{L}{0,12}';
const sourceOf = (word: string) => word.replaceAll('_', ' ').replaceAll('~', ' ?').replaceAll('*', ending);

/**
 * One slot of a pattern: a group of the words that may stand there, separated by blanks, so that a native speaker can
 * review them as a list. `_` is a blank between words, `~` a blank that may be missing, and `*` any ending.
 */
export const slot = (words: string): string => {
  const entries = words.trim().split(/\s+/);
  const stems = entries.filter((word) => word.endsWith('*')).map((word) => sourceOf(word.slice(0, -1)));
  const whole = entries.filter((word) => !word.endsWith('*')).map(sourceOf);
  const ofStems = stems.length > 0 ? [`(?:${stems.join('|')})${ending}`] : [];
  return `(?:${[...ofStems, ...whole].join('|')})`;
};

/** Two slots in either order, with at most so many words between them. */
export const near = (one: string, other: string, most = 9): string =>
  `${one}<0-${most}>${other}|${other}<0-${most}>${one}`;

/** As `near`, if an assertion holds right after the first of the two slots. */
export const nearIf = (assertion: string, one: string, other: string, most: number): string =>
  `${one}${assertion}<0-${most}>${other}|${other}${assertion}<0-${most}>${one}`;

const clause = '(?:,? [^\\s,.،!?।؟…]{1,12}){0,6},? ';

/** As `near`, but within one sentence and with at most six words between the slots. */
export const beside = (one: string, other: string): string =>
  `(?:${one})${clause}(?:${other})|(?:${other})${clause}(?:${one})`;

/** No such words in this sentence, from `most` characters before this place to twice as many after it. */
const without = (plain: string, most: number): string =>
  `(?<!${plain}[^。.!?…\\n]{0,${most}})(?![^。.!?…\\n]{0,${2 * most + 12}}${plain})`;

/**
 * The rest of a sentence around a slot, at most so many characters on each side. `plain` are words of danger that no
 * such slot explains; they match one character, and look ahead for the rest.
 */
export const sentenceWith = (words: string, most = 60, plain = ''): string =>
  `${plain && without(plain, most)}(?:[^.!?…\\n]{1,${most}} )?${words}(?: [^.!?…\\n]{1,${most}})?`;

/** As `near`, for languages that write words together: at most so many characters of one sentence between the slots. */
export const close = (one: string, other: string, most = 14): string =>
  `${one}[^。.!?\\n]{0,${most}}${other}|${other}[^。.!?\\n]{0,${most}}${one}`;

/** As `sentenceWith`, for languages that write words together. */
export const sentenceAround = (words: string, most = 40, plain = ''): string => {
  const upTo = `[^。.!?\\n]{0,${most}}${words}`;
  // The words are looked for first, because that is quicker than to look for those of danger everywhere.
  return `${plain && `(?=${upTo})${without(plain, most)}`}${upTo}[^。.!?\\n]{0,${most}}`;
};

/** As `near`, for languages with long words: at most so many words of up to twenty letters between the slots. */
export const nearLong = (one: string, other: string, most = 6): string => {
  const words = `(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,${most}}[ ,.]{1,3}`;
  return `(?:${one})${words}(?:${other})|(?:${other})${words}(?:${one})`;
};

/**
 * A pattern, unless one of the words is near it, also in another sentence. That takes longer than the pattern, so it is
 * only looked for after the guard, which matches wherever the pattern does.
 */
export const unless = (words: string, pattern: string, guard = pattern): string =>
  `(?=${guard})(?<!${words}[^\\n]{0,60})(?![^\\n]{0,90}${words})(?:${pattern})`;

/** As `near`, unless one of the words is near. */
export const nearUnless = (words: string, one: string, other: string, most = 9): string =>
  unless(words, near(one, other, most));

/** As `close`, unless one of the words is near. */
export const closeUnless = (words: string, one: string, other: string, most = 14): string =>
  unless(words, close(one, other, most));

/** Two slots, and a third one before or after them, unless one of the words is near. */
export const threeUnless = (
  words: string,
  [one, other, most]: readonly [string, string, number],
  third: string,
  apart: number,
): string => {
  const two = `(?:${near(one, other, most)})`;
  return unless(words, `${two}<0-${apart}>${third}|${third}<0-${apart}>${two}`, `${one}|${other}|${third}`);
};
