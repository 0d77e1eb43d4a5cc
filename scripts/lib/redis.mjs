import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { Problem } from './problem.mjs';

/**
 * Programs that can run as a Redis server; the tests use the same list. Debian’s redis-tools contains the server under
 * the name redis-check-rdb; this program runs as a server if it is started as `redis-server`. The package redis-server
 * is not used, because it would also start a service.
 * @type {string[]}
 */
const programs = JSON.parse(
  readFileSync(new URL('../../apps/api/src/testing/redis-programs.json', import.meta.url), 'utf8'),
);

/** Ensures that the tests of REDIS_URL find a Redis server, as `ensureBrowser` does for a browser. */
export async function ensureRedis() {
  if (process.env.TEST_REDIS_SERVER || isThere()) return;
  const failure = await installFromDebian('Redis for the tests of shared limits', ['redis-tools']);
  if (failure === undefined && isThere()) return;
  throw new Problem(
    failure ?? 'The tests of shared limits need a Redis or Valkey server, and there is none.',
    remedy,
  );
}

const remedy =
  'Install your system’s own (brew install valkey, apt-get install redis-tools), or name one: TEST_REDIS_SERVER=/path npm test';

const isThere = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => programs.some((program) => existsSync(join(folder, program))));
