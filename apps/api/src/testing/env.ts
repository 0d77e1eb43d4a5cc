const whole = (text: string | undefined, otherwise: number): number => {
  const number = Number(text ?? otherwise);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Not a whole number: ${text}`);
  return number;
};

const { HALVED_BUILD, HALVED_COMMUNITIES, HALVED_REQUESTS, HALVED_SEED, PATH, TEST_REDIS_SERVER } =
  process.env;

export const testEnv = {
  /** The folder whose build runs wherever a test starts a program; undefined for its sources. */
  build: HALVED_BUILD,
  /** The number of random communities to try. */
  communities: whole(HALVED_COMMUNITIES, 24),
  /** The number of random requests to send to all operations together; undefined for the few of a normal test run. */
  requests: HALVED_REQUESTS === undefined ? undefined : whole(HALVED_REQUESTS, 0),
  /** The seed that a failure named, to repeat its run; undefined for a random seed. */
  seed: HALVED_SEED === undefined ? undefined : whole(HALVED_SEED, 0),
  /** The PATH of processes that a test starts. */
  path: PATH,
  /** The Redis or Valkey server to start; by default the first on the PATH. */
  redisServer: TEST_REDIS_SERVER,
};
