const whole = (text: string | undefined, otherwise: number): number => {
  const number = Number(text ?? otherwise);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Not a whole number: ${text}`);
  return number;
};

const { HALVED_COMMUNITIES, HALVED_SEED } = process.env;

/** How long the test of who sees what goes on, and from which seed where a failure named one. */
export const testEnv = {
  communities: whole(HALVED_COMMUNITIES, 24),
  seed: HALVED_SEED === undefined ? undefined : whole(HALVED_SEED, 0),
};
