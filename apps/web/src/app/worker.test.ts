import { afterEach, expect, it, vi } from 'vitest';
import { registerWorker } from './worker.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  delete window.trustedTypes;
});

it('the worker is registered by the one trusted address, and only in a build', async () => {
  const register = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { register } });
  const createPolicy = vi.fn((_: string, rules: { createScriptURL: (url: string) => string }) => rules);
  window.trustedTypes = { createPolicy };

  registerWorker();
  expect(register).not.toHaveBeenCalled();

  vi.stubEnv('PROD', true);
  registerWorker();
  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(createPolicy).toHaveBeenCalledWith('halved-worker', expect.anything());
  const [, rules] = createPolicy.mock.calls[0] ?? [];
  expect(rules?.createScriptURL('https://evil.example/x.js')).toBe('/sw.js');
});
