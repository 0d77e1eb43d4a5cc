/**
 * The tests that need the containers of docker-compose.yml (see CONTRIBUTING.md, “Tests”):
 *
 *     docker compose --profile dev --profile scale build
 *     npm run containers -w @halved/e2e
 */
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

export default defineConfig(base, {
  testDir: 'containers',
  // Nine containers keep two cores busy.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: { actionTimeout: 30_000, navigationTimeout: 60_000 },
});
