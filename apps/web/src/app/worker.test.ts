import { afterEach, expect, it, vi } from 'vitest';
import { registerWorker } from './worker.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  delete window.trustedTypes;
});

const put = vi.fn(async (): Promise<void> => {});

function stubBrowser(readyState: DocumentReadyState) {
  vi.useFakeTimers();
  const register = vi.fn(() => Promise.resolve(new EventTarget()));
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, register });
  vi.stubGlobal('caches', { open: async () => ({ put }) });
  vi.stubGlobal('navigator', { ...navigator, serviceWorker });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  return register;
}

it('a production build registers the service worker three seconds after the page has loaded, from the one allowed URL', async () => {
  const register = stubBrowser('complete');
  const createPolicy = vi.fn((_: string, rules: { createScriptURL: (url: string) => string }) => rules);
  window.trustedTypes = { createPolicy };

  registerWorker();
  await vi.runAllTimersAsync();
  expect(register).not.toHaveBeenCalled();

  vi.stubEnv('PROD', true);
  registerWorker();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(createPolicy).toHaveBeenCalledWith('halved-worker', expect.anything());
  const [, rules] = createPolicy.mock.calls[0] ?? [];
  expect(rules?.createScriptURL('https://evil.example/x.js')).toBe('/sw.js');
});

it('the wait before the service worker is registered starts when the page has finished loading', async () => {
  const register = stubBrowser('interactive');
  vi.stubEnv('PROD', true);
  registerWorker();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(register).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(register).toHaveBeenCalledOnce();
});

it('the language of the page is kept for the service worker before it is registered', async () => {
  const register = stubBrowser('complete');
  vi.stubEnv('PROD', true);
  put.mockImplementationOnce(async () => expect(register).not.toHaveBeenCalled());
  registerWorker();
  await vi.advanceTimersByTimeAsync(3_000);
  const [[, language] = []]: unknown[][] = put.mock.calls;
  expect(language instanceof Response && (await language.text())).toBe('en');
  expect(register).toHaveBeenCalledOnce();
});

it('a browser that keeps nothing still registers the service worker', async () => {
  const register = stubBrowser('complete');
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('', 'SecurityError')) });
  vi.stubEnv('PROD', true);
  registerWorker();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(register).toHaveBeenCalledOnce();
});
