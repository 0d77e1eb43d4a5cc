import type { ComposeProfile } from '@halved/db/testing/compose-project';
import { test as base } from '../fixtures.ts';
import { type Containers, startContainers } from './containers.ts';
import type { Instance } from './instance.ts';

interface WorkerFixtures {
  running: Containers;
  app: Instance;
}

const startMs = 180_000;

/** Like `test`, with the containers of a profile. `variables` are what an operator would write into .env. */
export const testIn = (profile: ComposeProfile, variables: Record<string, string> = {}) =>
  base.extend<object, WorkerFixtures>({
    containers: [profile, { scope: 'worker' }],
    running: [
      async ({ browser: _ }, use) => {
        const running = await startContainers(profile, variables);
        await use(running);
        await running.stop();
      },
      { scope: 'worker', timeout: startMs },
    ],
    app: [async ({ running }, use) => use(running), { scope: 'worker', timeout: startMs }],
  });
