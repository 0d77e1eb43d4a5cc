import { wholeNumber } from '@halved/shared/testing/env';

const { HALVED_BUILD, HALVED_COMMUNITIES, HALVED_REQUESTS, HALVED_SEED, PATH, TEST_REDIS_SERVER } =
  process.env;

export const testEnv = {
  /** The folder whose build runs wherever a test starts a program; undefined for its sources. */
  build: HALVED_BUILD,
  /** The number of random communities to try. */
  communities: wholeNumber(HALVED_COMMUNITIES) ?? 24,
  /** The number of random requests to send to all operations together; undefined for the few of a normal test run. */
  requests: wholeNumber(HALVED_REQUESTS),
  /** The seed that a failure named, to repeat its run; undefined for a random seed. */
  seed: wholeNumber(HALVED_SEED),
  /** The PATH of processes that a test starts. */
  path: PATH,
  /** The Redis or Valkey server to start; by default the first on the PATH. */
  redisServer: TEST_REDIS_SERVER,
};
