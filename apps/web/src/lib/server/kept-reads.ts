import { storedAccount } from './tokens.ts';

/** The member's last first page of the feed. */
const feedUrl = '/api/posts?limit=20';
export const profileUrl = '/api/auth/profile';
const exerciseUrl = /^\/api\/wellness\/exercises\/[\w-]+$/;

/** These caches are apart from those of the service worker, which everybody on the device shares. */
const feedCache = 'halved-own-feed';
const ownCache = 'halved-own';
const accountHeader = 'x-account';

function cacheOf(url: string): string | null {
  if (url === feedUrl) return feedCache;
  return url === profileUrl || exerciseUrl.test(url) ? ownCache : null;
}

/** Browsers have caches only on safe origins. */
const hasCaches = () => 'caches' in globalThis;

let hasServed = false;

/** Whether a kept answer is shown. */
export const isServed = (): boolean => hasServed;

/** Whether a kept answer was shown since the last call. The answers are then fetched again. */
export function takeServed(): boolean {
  const served = hasServed;
  hasServed = false;
  return served;
}

/** Keeps an answer for when there is no network: the member's account, first page of the feed, and opened exercises. */
export async function keepRead(account: string, url: string, response: Response): Promise<void> {
  const name = cacheOf(url);
  if (!name || !response.ok || !hasCaches()) return;
  try {
    const body = await response.text();
    const cache = await caches.open(name);
    const headers = { 'content-type': 'application/json', [accountHeader]: account };
    await cache.put(url, new Response(body, { headers }));
    // Somebody may have signed out meanwhile.
    if (storedAccount() !== account) await caches.delete(name);
  } catch {
    // Without space on the device nothing is kept.
  }
}

/** The kept answer of this account; null if there is none. */
export async function keptRead(account: string, url: string): Promise<Response | null> {
  const cacheName = cacheOf(url);
  if (!cacheName || !hasCaches()) return null;
  const response = await caches.match(url, { cacheName }).catch(() => undefined);
  if (!response || response.headers.get(accountHeader) !== account) return null;
  hasServed = true;
  return response;
}

/** Forgets the feed, at a sign-in and at a block; at a sign-out everything. */
export function forgetReads(what: 'feed' | 'everything'): void {
  if (!hasCaches()) return;
  for (const name of what === 'feed' ? [feedCache] : [feedCache, ownCache]) {
    caches.delete(name).catch(() => undefined);
  }
}
