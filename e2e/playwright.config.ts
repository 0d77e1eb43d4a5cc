import { defineConfig } from '@playwright/test';
import { browserOf } from './support/browser.ts';

const inCi = Boolean(process.env.CI);

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.test.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Each has a server and a database of its own. While one waits for a page's clock, two keep both cores busy.
  workers: 3,
  forbidOnly: inCi,
  // What needs a second try is named as flaky, and is a bug to mend; it stops nobody else's change.
  retries: inCi ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: browserOf(),
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // The offline shell has tests of its own; elsewhere it would only fill its cache at every visit.
    serviceWorkers: 'block',
    actionTimeout: 7_000,
    navigationTimeout: 15_000,
    // To look at a failure: --trace on. Always on, it would take half as long again.
    screenshot: 'only-on-failure',
  },
});
