const whole = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Not a whole number: ${text}`);
  return number;
};

const { HALVED_TEXTS, HALVED_SEED } = process.env;

/**
 * How many texts `npm run fuzz` tries, and from which seed. A plain run of the tests says neither: it tries a few, always
 * the same ones, so that it fails for what was changed alone.
 */
export const fuzzEnv = { texts: whole(HALVED_TEXTS), seed: whole(HALVED_SEED) ?? 1 };
