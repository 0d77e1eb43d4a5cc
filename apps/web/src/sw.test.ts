import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pushOpened } from './lib/device/worker-messages.ts';

const address = (path: string) => new URL(path, location.href).href;

const built = ['own', 'texts-en-own'].map((name) => ({ url: `assets/${name}.js`, revision: null }));

/** A cache that holds the files of two builds. */
function cacheOf(...names: string[]) {
  const kept = new Set(names.map((name) => address(`/assets/${name}.js`)));
  return {
    kept,
    keys: async () => [...kept].map((url) => new Request(url)),
    delete: async (key: string | Request) => kept.delete(typeof key === 'string' ? address(key) : key.url),
  };
}

/** Lets a build with two files take over, and returns the names of the files that are kept then. */
async function takeOver({ installing }: { installing: object | null }): Promise<string[]> {
  const shell = cacheOf('own', 'other');
  const texts = cacheOf('texts-en-own', 'texts-en-other');
  vi.stubGlobal('registration', { scope: address('/'), installing });
  vi.stubGlobal('clients', { claim: async () => undefined });
  vi.stubGlobal('caches', {
    open: async (name: string) => (name === 'halved-texts' ? texts : shell),
    keys: async () => [],
  });
  await import('./sw.ts');
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => work.push(promise);
  dispatchEvent(Object.assign(new Event('activate'), { waitUntil }));
  await Promise.all(work);
  return [...shell.kept, ...texts.kept].map((url) => /([\w-]+)\.js/.exec(url)?.[1] ?? url);
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('__WB_MANIFEST', built);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

// The listeners of each test's worker stay, so the click comes first, and the worker that removes nothing second.
it('a click on a push message shows the tab that has its page open, which then reads the page again', async () => {
  const calls: string[] = [];
  const tab = {
    url: address('/posts/1'),
    postMessage: (message: string) => calls.push(message),
    focus: async () => calls.push('focus'),
  };
  vi.stubGlobal('registration', { scope: address('/') });
  vi.stubGlobal('clients', { matchAll: async () => [{ ...tab, url: address('/feed') }, tab] });
  await import('./sw.ts');
  const notification = { data: '/posts/1', close: () => undefined };
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => work.push(promise);
  dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  await Promise.all(work);
  expect(calls).toEqual([pushOpened, 'focus']);
});

it('a version that takes over while a newer one is being installed removes none of its files', async () => {
  expect(await takeOver({ installing: {} })).toEqual(['own', 'other', 'texts-en-own', 'texts-en-other']);
});

it('a version that takes over removes the files of all others', async () => {
  expect(await takeOver({ installing: null })).toEqual(['own', 'texts-en-own']);
});
