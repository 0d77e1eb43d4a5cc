/** What every vitest project of the repository shares; the root's vitest.config.ts adds name and folders. */
export const node = {
  environment: 'node',
  // Files share what they import: they are read once, not by each of hundreds. No test may leave anything behind in it;
  // what has to be replaced is handed in, as vi.mock reaches nothing that another file has read before.
  isolate: false,
  testTimeout: 20_000,
  hookTimeout: 30_000,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
} as const;

/** Tests of the web client run in jsdom: a world for each file, but one jsdom for many, as making it costs most. */
export const browser = { ...node, environment: 'jsdom', isolate: true, pool: 'vmThreads' } as const;
