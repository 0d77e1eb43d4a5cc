import { test as base } from '../fixtures.ts';
import { type Instance, startInstance } from './instance.ts';

interface WorkerFixtures {
  /** Further variables of the server. */
  variables: Record<string, string>;
  app: Instance;
}

/** Like `test`, with a new instance of its own, for tests that change what holds for everybody. */
export const test = base.extend<object, WorkerFixtures>({
  variables: [{}, { scope: 'worker', option: true }],
  app: [
    async ({ databaseServer, variables }, use) => {
      const instance = await startInstance(databaseServer, { variables });
      await use(instance);
      await instance.stop();
    },
    { scope: 'worker' },
  ],
});
