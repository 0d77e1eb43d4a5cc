import { afterEach, expect, test, vi } from 'vitest';
import { claimWrites, keptWrites, watchPages } from './claim-writes.ts';
import { pageId, pageLock } from './kept-writes.ts';

/** The locks of a browser in which another page exists until `closePage`. */
function browserWith(page: string) {
  const held = new Set([pageLock(page)]);
  const ended = Promise.withResolvers<void>();
  vi.stubGlobal('navigator', {
    locks: {
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
      request: async (name: string, use: () => unknown) => {
        if (name === pageLock(page)) await ended.promise;
        if (name === pageLock(pageId)) held.add(name);
        return use();
      },
    },
  });
  return {
    closePage: () => {
      held.delete(pageLock(page));
      ended.resolve();
    },
  };
}

function leaveLike(page: string) {
  const write = { id: 'w1', page, account: 'me', at: 1, url: '/api/likes/p1', method: 'POST' };
  localStorage.setItem('halved_write:me:w1', JSON.stringify({ ...write, idempotencyKey: null, body: null }));
}

afterEach(() => localStorage.clear());

test('the writes of a page are taken over as soon as its tab has ended, and not before', async () => {
  const browser = browserWith('closing');
  leaveLike('closing');
  expect(await claimWrites('me')).toEqual([]);
  const end = Promise.withResolvers<void>();
  const onEnd = vi.fn(end.resolve);
  watchPages('me', onEnd);
  watchPages('me', onEnd);
  await Promise.resolve();
  expect(onEnd).not.toHaveBeenCalled();
  browser.closePage();
  await end.promise;
  expect(await claimWrites('me')).toMatchObject([{ id: 'w1' }]);
  expect(keptWrites('me')).toMatchObject([{ page: pageId }]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('the end of a page without writes is not awaited', async () => {
  const browser = browserWith('idle');
  const onEnd = vi.fn();
  watchPages('me', onEnd);
  browser.closePage();
  await Promise.resolve();
  expect(onEnd).not.toHaveBeenCalled();
});
