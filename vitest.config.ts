import { browser, node } from '@halved/config/vitest';
import { defineConfig } from 'vitest/config';

/**
 * `database` starts one PostgreSQL for the run. The other two projects start nothing, so they can run at every save.
 */
export default defineConfig({
  test: {
    reporters: ['dot'],
    // By default vitest keeps one core free. Here nothing else runs, so the tests use all cores.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: [
            'packages/{shared,care,config}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/support/**/*.test.ts',
            '{bench,reliability}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...node,
          name: 'database',
          include: ['packages/db/**/*.test.ts', 'apps/api/**/*.test.ts'],
          globalSetup: ['packages/db/src/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...browser,
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.{ts,tsx}', '{build,styleguide}/**/*.test.ts'],
        },
      },
    ],
  },
});
