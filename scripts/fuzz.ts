/**
 * `npm run fuzz [-- --texts 20000 --requests 50000 --seed 7]` passes this number of texts to everything that reads
 * people's words, and as many to every text field of the contract. The texts are random, or variations of the slowest
 * ones. Then it sends this number of requests that no form sends to all operations together. The command exits with 1
 * if a response is a server error, has the wrong shape, is too slow or never comes. The seed that it prints repeats the
 * run. `npm test` tries a few texts, which are always the same, and some thousands of requests.
 */
import { randomInt } from 'node:crypto';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseOptions } from './lib/options.ts';
import { main, Problem } from './lib/problem.mjs';
import { run, stopAll, stopCleanly } from './lib/processes.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tests = [
  'packages/shared/src/contract/growth.test.ts',
  'packages/care/src/any-text.test.ts',
  'apps/api/src/tests/texts.test.ts',
  'apps/api/src/tests/fuzz.test.ts',
];
/**
 * The time limit, which stops a text whose analysis never ends. It allows ten times the time of the texts on a slow
 * machine.
 */
const patienceMs = (texts: number, requests: number) => 10 * 60_000 + texts * 300 + requests * 100;

const usage = 'npm run fuzz -- [--texts 20000] [--requests 50000] [--seed 7]';

function readOptions() {
  const { values } = parseOptions(usage, {
    options: {
      texts: { type: 'string', default: '20000' },
      requests: { type: 'string', default: '50000' },
      seed: { type: 'string' },
    },
  });
  const [texts, requests] = [Number(values.texts), Number(values.requests)];
  const seed = Number(values.seed ?? randomInt(2 ** 31));
  const isCount = (value: number) => Number.isSafeInteger(value) && value >= 1;
  if (!isCount(texts) || !isCount(requests) || !Number.isInteger(seed)) {
    throw new Problem('Texts, requests and seed are whole numbers.', usage);
  }
  return { texts, requests, seed };
}

stopCleanly();
await main(async () => {
  const { texts, requests, seed } = readOptions();
  const again = `npm run fuzz -- --texts ${texts} --requests ${requests} --seed ${seed}`;
  console.log(
    `${texts.toLocaleString('en')} texts and ${requests.toLocaleString('en')} requests from seed ${seed}; the same again: ${again}`,
  );
  const fuzz = run(join(root, 'node_modules', '.bin', 'vitest'), ['run', '--reporter=verbose', ...tests], {
    cwd: root,
    env: { HALVED_TEXTS: String(texts), HALVED_REQUESTS: String(requests), HALVED_SEED: String(seed) },
    show: true,
  });
  const ended = await Promise.race([fuzz, sleep(patienceMs(texts, requests), undefined, { ref: false })]);
  if (!ended) {
    await stopAll();
    throw new Problem(
      'A text or a request was not answered to its end.',
      `It is the one after the last line above: ${again}`,
    );
  }
  if (ended.code !== 0) throw new Problem('Some texts or requests were too much; they stand above.', again);
  console.log('Every text was read and every request answered, quickly and in their shapes.');
});
