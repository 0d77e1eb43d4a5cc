const whole = (text: string | undefined, otherwise: number): number => {
  const number = Number(text ?? otherwise);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Not a whole number: ${text}`);
  return number;
};

const { HALVED_COMMUNITIES, HALVED_SEED, PATH, TEST_REDIS_SERVER } = process.env;

export const testEnv = {
  /** How long the test of who sees what goes on, and from which seed where a failure named one. */
  communities: whole(HALVED_COMMUNITIES, 24),
  seed: HALVED_SEED === undefined ? undefined : whole(HALVED_SEED, 0),
  /** Where a process that a test starts finds its programs. */
  path: PATH,
  /** The Redis or Valkey server to start; else the first that stands on the path. */
  redisServer: TEST_REDIS_SERVER,
};
