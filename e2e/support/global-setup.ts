import { startTestServer } from '@halved/db/testing/test-server';
import type { FullConfig } from '@playwright/test';
import { chosenProfile, startForWorkers } from './containers.ts';
import { assertBuilt } from './instance.ts';

/**
 * Starts one PostgreSQL for the whole run, in which each worker creates its own database; or the containers of each
 * worker if a profile of docker-compose.yml is tested.
 */
export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  assertBuilt();
  const server = await startTestServer();
  process.env.HALVED_E2E_DATABASE = server.url;
  const projects = chosenProfile ? await startForWorkers(chosenProfile, workers) : [];
  return async () => {
    await Promise.all(projects.map(({ stop }) => stop()));
    await server.stop();
  };
}
