import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../cache/query-client.ts';
import { watchOpenedPush } from './push-opened.ts';
import { pushOpened } from './worker-messages.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a page that a push message has led to is read again, and other messages change nothing', async () => {
  const serviceWorker = new EventTarget();
  vi.stubGlobal('navigator', { ...navigator, serviceWorker });
  const invalidated = vi.spyOn(queryClient, 'invalidateQueries');
  watchOpenedPush();
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: 'another' }));
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: pushOpened }));
  await vi.waitFor(() => expect(invalidated).toHaveBeenCalledOnce());
});
