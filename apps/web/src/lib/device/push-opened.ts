import { invalidate } from '../cache/invalidate.ts';
import { queryClient } from '../cache/query-client.ts';
import { pushOpened } from './worker-messages.ts';

/** Reads again what the page shows when a push message has led to it: the news is younger than the page. */
export function watchOpenedPush(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === pushOpened) void invalidate(queryClient);
  });
}
