import { firstFeedUrl, keptFeedMs } from './lib/server/first-feed.ts';
import { isForeignPage, isServerError } from './lib/server/statuses.ts';
import { readable } from './offline-answer.ts';

const feedCache = 'halved-first-feed';
/**
 * A sleeping host keeps the connection open instead of refusing it; after this time the cached page is shown. The time
 * is short while a page has nothing to show yet. It is longer when a page that shows the feed asks for a newer one, so
 * that a slow network is not taken for a sleeping host.
 */
const maxWaitMs = { first: 1_000, later: 4_000 };
/** The pages that have asked for the feed. */
const askedBefore = new Set<string>();

export const isFirstFeed = ({ pathname, search }: URL, request: Request): boolean =>
  pathname + search === firstFeedUrl && !request.headers.has('authorization');

/** Keeps a feed. Fails if its body breaks off, but not if the device has no space or forbids to keep it. */
async function keepFeed(url: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(feedCache);
    await cache.put(url, response);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

async function fetchAndCache(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && !isForeignPage(response)) await keepFeed(request.url, response.clone());
  return response;
}

/** Whether a cached answer is too old to be shown, by the server's clock. One without a date may be of any age. */
function isTooOld({ headers }: Response): boolean {
  const sentAt = Date.parse(headers.get('date') ?? '');
  return !(Date.now() - sentAt <= keptFeedMs);
}

/**
 * The visitors' first page of the feed is the only API response that is cached. The cached one is used for a week, if the
 * server is slow or fails.
 * @param clientId the page that asks
 */
export async function firstFeed(request: Request, clientId: string): Promise<Response> {
  const waitMs = askedBefore.has(clientId) ? maxWaitMs.later : maxWaitMs.first;
  askedBefore.add(clientId);
  const fresh = fetchAndCache(request);
  const cached = await readable(caches.match(request.url, { cacheName: feedCache }));
  if (!cached || isTooOld(cached)) return fresh;
  const timeout = new Promise<Response>((resolve) => {
    setTimeout(resolve, waitMs, cached);
  });
  const freshOrCached = fresh.then(
    (response) => (isServerError(response.status) || isForeignPage(response) ? cached : response),
    () => cached,
  );
  return Promise.race([freshOrCached, timeout]);
}
