// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { cachedOrFetched } from './offline-answer.ts';

const request = new Request('https://halved.example/feed');

test('a page comes from the cache, and from the network if the cache holds nothing or cannot be read', async () => {
  vi.stubGlobal('fetch', async () => new Response('from the network'));
  const damaged = Promise.reject<undefined>(new DOMException('', 'UnknownError'));
  for (const [reading, words] of [
    [Promise.resolve(new Response('kept')), 'kept'],
    [Promise.resolve(undefined), 'from the network'],
    [damaged, 'from the network'],
  ] as const) {
    expect(await (await cachedOrFetched(request, reading)).text()).toBe(words);
  }
  vi.unstubAllGlobals();
});
