import { afterEach, expect, it, vi } from 'vitest';
import { registerWorker } from './worker.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  delete window.trustedTypes;
});

const postMessage = vi.fn();

function stubBrowser(readyState: DocumentReadyState) {
  vi.useFakeTimers();
  const register = vi.fn(() => Promise.resolve(new EventTarget()));
  const ready = Promise.resolve({ active: { postMessage } });
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, register, ready });
  vi.stubGlobal('navigator', { ...navigator, serviceWorker });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  return register;
}

it('a production build registers the service worker three seconds after the page has loaded, from the one allowed URL', () => {
  const register = stubBrowser('complete');
  const createPolicy = vi.fn((_: string, rules: { createScriptURL: (url: string) => string }) => rules);
  window.trustedTypes = { createPolicy };

  registerWorker();
  vi.runAllTimers();
  expect(register).not.toHaveBeenCalled();

  vi.stubEnv('PROD', true);
  registerWorker();
  vi.advanceTimersByTime(2_000);
  expect(register).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(createPolicy).toHaveBeenCalledWith('halved-worker', expect.anything());
  const [, rules] = createPolicy.mock.calls[0] ?? [];
  expect(rules?.createScriptURL('https://evil.example/x.js')).toBe('/sw.js');
});

it('the wait before the service worker is registered starts when the page has finished loading', () => {
  const register = stubBrowser('interactive');
  vi.stubEnv('PROD', true);
  registerWorker();
  vi.advanceTimersByTime(10_000);
  expect(register).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(3_000);
  expect(register).toHaveBeenCalledOnce();
});

it('the service worker learns the language of the page when it is ready', async () => {
  stubBrowser('complete');
  vi.stubEnv('PROD', true);
  registerWorker();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(postMessage).toHaveBeenCalledWith({ type: 'language', language: 'en' });
});
