import { firstFeedUrl, keptFeedMs } from './first-feed.ts';
import { storedAccount } from './tokens.ts';

export const profileUrl = '/api/auth/profile';
const promptsUrl = '/api/posts/prompts';
/** The exercises that the member has begun. */
const begunUrl = '/api/wellness/history?limit=20';
const exerciseUrl = /^\/api\/wellness\/exercises\/[\w-]+$/;

/** These caches are apart from those of the service worker, which everybody on the device shares. */
const feedCache = 'halved-own-feed';
const ownCache = 'halved-own';
const accountHeader = 'x-account';
const keptAtHeader = 'x-kept-at';

function cacheOf(url: string): string | null {
  if (url === firstFeedUrl) return feedCache;
  return [profileUrl, promptsUrl, begunUrl].includes(url) || exerciseUrl.test(url) ? ownCache : null;
}

/** Browsers have caches only on safe origins. */
const hasCaches = () => 'caches' in globalThis;

/** Whether the answers to this address are kept. */
export const isKeptRead = (url: string): boolean => hasCaches() && cacheOf(url) !== null;

let hasServed = false;

/** Whether a kept answer is shown. */
export const isServed = (): boolean => hasServed;

/** Whether a kept answer was shown since the last call. The answers are then fetched again. */
export function takeServed(): boolean {
  const served = hasServed;
  hasServed = false;
  return served;
}

/**
 * Keeps an answer for when there is no network: the member's account, the first page of the feed, the prompts of the
 * form for a worry, the list of begun exercises, and opened exercises.
 */
export async function keepRead(account: string, url: string, response: Response): Promise<void> {
  const name = cacheOf(url);
  if (!name || !response.ok) return;
  try {
    const body = await response.text();
    const cache = await caches.open(name);
    const headers = {
      'content-type': 'application/json',
      [accountHeader]: account,
      [keptAtHeader]: String(Date.now()),
    };
    await cache.put(url, new Response(body, { headers }));
    // Somebody may have signed out meanwhile.
    if (storedAccount() !== account) await caches.delete(name);
  } catch {
    // Without caches, or without space on the device, nothing is kept.
  }
}

const isTooOld = ({ headers }: Response): boolean =>
  Date.now() - Number(headers.get(keptAtHeader)) > keptFeedMs;

/** The kept answer of this account to an address of `isKeptRead`; null if there is none. */
export async function keptRead(account: string, url: string): Promise<Response | null> {
  const cacheName = cacheOf(url);
  if (!cacheName) return null;
  const response = await caches.match(url, { cacheName }).catch(() => undefined);
  if (!response || response.headers.get(accountHeader) !== account) return null;
  if (cacheName === feedCache && isTooOld(response)) {
    forgetReads('feed');
    return null;
  }
  hasServed = true;
  return response;
}

/** Forgets the feed, at a block; at a sign-in and at a sign-out everything. */
export function forgetReads(what: 'feed' | 'everything'): void {
  if (!hasCaches()) return;
  for (const name of what === 'feed' ? [feedCache] : [feedCache, ownCache]) {
    caches.delete(name).catch(() => undefined);
  }
}
