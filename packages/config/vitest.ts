/** What every vitest project of the repository shares; the root's vitest.config.ts adds name and folders. */
export const node = {
  environment: 'node',
  // Test files share the modules that they import, so that hundreds of files do not each load them again. So no test
  // may leave a shared module changed. A test hands in what it replaces, because vi.mock does not reach a module that
  // another file has loaded before.
  isolate: false,
  testTimeout: 20_000,
  hookTimeout: 30_000,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
} as const;

/**
 * Tests of the web client run in jsdom. Each file has its modules to itself, but many share one jsdom, because making
 * one costs most.
 */
export const browser = { ...node, environment: 'jsdom', isolate: true, pool: 'vmThreads' } as const;
