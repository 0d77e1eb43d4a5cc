import { startTestServer } from '@halved/db/testing/test-server';
import { assertBuilt } from './instance.ts';

/** Starts one PostgreSQL for the whole run. Each worker creates its own database in it. */
export default async function setup(): Promise<() => Promise<void>> {
  assertBuilt();
  const server = await startTestServer();
  process.env.HALVED_E2E_DATABASE = server.url;
  return server.stop;
}
