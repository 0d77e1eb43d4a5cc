import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineCounters } from '../jobs/counter-queries.ts';
import { letPass } from '../testing/clock.ts';
import { communities } from '../testing/community.ts';
import { testEnv } from '../testing/env.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { checkReads, looks } from '../testing/looks.ts';
import { perform } from '../testing/perform.ts';
import { plant } from '../testing/plant.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const secondsForOne = 4;

/** A failure names its seed, and HALVED_SEED repeats it. HALVED_COMMUNITIES is the number of communities to try. */
describe('in any small community', () => {
  it(
    'every call shows each viewer exactly what the contract lets the viewer see',
    async () => {
      let calls = 0;
      const runs = fc.asyncProperty(communities, fc.infiniteStream(looks), async (plan, randomLooks) => {
        const community = await plant(api, plan);
        for (const step of plan.steps) await perform(api, community, step);
        expect(await examineCounters(api, { fix: false })).toEqual([]);
        // Waits until the cached answers for visitors have expired.
        await letPass(2_000);
        for (const viewer of [null, ...community.people.keys()]) {
          const [look] = randomLooks.take(1);
          if (look) calls += await checkReads(api, community, viewer, look);
        }
      });
      const interruptAfterTimeLimit = testEnv.communities * secondsForOne * 1_000;
      const { communities: numRuns, seed } = testEnv;
      await fc.assert(runs, { numRuns, interruptAfterTimeLimit, ...(seed !== undefined && { seed }) });
      expect(calls).toBeGreaterThan(numRuns * 100);
    },
    (testEnv.communities + 10) * secondsForOne * 1_000,
  );
});
