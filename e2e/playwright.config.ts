import { defineConfig } from '@playwright/test';
import { browserOf } from './support/browser.ts';

const inCi = Boolean(process.env.CI);

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.test.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '../docs/accessibility-trees/{arg}{ext}',
  fullyParallel: true,
  // Each worker has a server and a database of its own. Three workers keep two cores busy, because one of them often
  // waits for a page.
  workers: 3,
  forbidOnly: inCi,
  // A test that passes on its second try is reported as flaky. That is a bug to fix, but it does not fail the run.
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
    // The offline shell has its own tests. In all other tests the service worker is blocked, because it would only fill
    // its cache at every visit.
    serviceWorkers: 'block',
    actionTimeout: 7_000,
    navigationTimeout: 15_000,
    // Use --trace on to examine a failure. With traces for every test, the run would take half as long again.
    screenshot: 'only-on-failure',
  },
});
