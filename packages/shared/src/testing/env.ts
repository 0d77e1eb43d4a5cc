/** A variable that is a whole number; undefined if it is not set. */
export const wholeNumber = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Not a whole number: ${text}`);
  return number;
};

const { HALVED_TEXTS, HALVED_SEED } = process.env;

/**
 * The number of texts and the seed of `npm run fuzz`. A normal test run sets neither. Such a run tries a few texts,
 * which are always the same, so that only a change of the code can make it fail.
 */
export const fuzzEnv = { texts: wholeNumber(HALVED_TEXTS), seed: wholeNumber(HALVED_SEED) ?? 1 };
