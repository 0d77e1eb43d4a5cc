/**
 * The settings that all vitest projects of the repository share. The root's vitest.config.ts adds names and folders.
 */
export const node = {
  environment: 'node',
  // Test files share the modules that they import, so that hundreds of files do not each load them again. So a test
  // must not leave a shared module changed. Tests pass replacements as arguments, because vi.mock has no effect on a
  // module that another file has already loaded.
  isolate: false,
  // Far above what a test takes: some start the operator's command several times, which a busy machine does slowly.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
} as const;

/**
 * Tests of the web client run in jsdom. Each file loads its own modules, but many files share one jsdom, because
 * creating it is the largest cost.
 */
export const browser = { ...node, environment: 'jsdom', isolate: true, pool: 'vmThreads' } as const;
