/** What every vitest project of the repository shares; the root's vitest.config.ts adds name and folders. */
export const node = {
  environment: 'node',
  testTimeout: 20_000,
  hookTimeout: 30_000,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
} as const;

/** Tests of the web client run in jsdom. */
export const browser = { ...node, environment: 'jsdom' } as const;
