import type { PublicProfile } from '@halved/shared/contract/users';
import { times } from '@halved/shared/limits';
import { type Feature, mayUse } from '@halved/shared/tiers';
import { firstFeedUrl } from '../lib/server/first-feed.ts';

interface Page {
  /** Matches the path and the query string; its group is what the requests need of the path, such as an id. */
  address: RegExp;
  /** The URLs of the page's first requests, in the order of their importance. */
  urls: (group: string) => string[];
  /** The URL of a further request that needs the data of the first one. */
  next?: (data: PublicProfile, address: string) => string | undefined;
  /** The feature without which the server refuses these requests. */
  feature?: Feature;
}

/** A slow network has loaded the screen by then. What the screen has not taken would later be shown as if it were new. */
const keptMs = 60_000;

const profileUrl = '/api/auth/profile';

/**
 * The first page of the posts of a profile. One's own posts have another address; a blocked member's are not shown, nor
 * any on the other tab.
 */
const postsUrlOf = ({ id, isSelf, isBlocked }: PublicProfile, address: string) =>
  isSelf || isBlocked || /[?&]tab=resolved\b/.test(address) ? undefined : `/api/posts/user/${id}?limit=20`;

/** The pages whose first data is requested before any module has loaded. */
const pages: readonly Page[] = [
  // Other tabs, searches, and the privacy filters friends, public and private have other first requests.
  { address: /^\/feed(?!\?(.*&)?(tab=|q=|privacy=[fp]))(\?|$)/, urls: () => [firstFeedUrl] },
  {
    address: /^\/posts\/([\w-]+)(\?|$)/,
    urls: (id) => [`/api/posts/${id}`, `/api/comments/post/${id}/threaded?limit=10`],
  },
  {
    address: /^\/posts\/([\w-]+)\/analysis(\?|$)/,
    urls: (id) => [`/api/posts/${id}`, `/api/analysis/posts/${id}`],
  },
  {
    // /profile/edit is no member's.
    address: /^\/(?:profile|users)\/(?!edit\b)([\w-]+)(\?|$)/,
    urls: (username) => [`/api/users/${username}`],
    next: postsUrlOf,
  },
  {
    address: /^\/profile\/([\w-]+\/follow(?:ers|ing))(\?|$)/,
    urls: (list) => [`/api/users/${list}?limit=20`],
  },
  {
    // With filters in the address, the screen requests its stories itself.
    address: /^\/resolution-stories$/,
    urls: () => ['/api/resolutions/stories?limit=20', '/api/resolutions/stats'],
  },
  { address: /^\/register(\?|$)/, urls: () => ['/api/instance'] },
  { address: /^\/pricing(\?|$)/, urls: () => ['/api/subscriptions/tiers'] },
  {
    address: /^\/wellness(\?|$)/,
    urls: () => [
      '/api/wellness/history?limit=20',
      '/api/wellness/recommendations?limit=3',
      '/api/wellness/exercises/popular?limit=6',
      '/api/wellness/techniques?limit=6',
    ],
    feature: 'guided_exercises',
  },
  {
    address: /^\/wellness\/exercises\/([\w-]+)(\?|$)/,
    urls: (id) => [`/api/wellness/exercises/${id}`, '/api/wellness/history?limit=20'],
    feature: 'guided_exercises',
  },
  {
    // With filters in the address, the screen requests its numbers itself.
    address: /^\/analytics(?:\/geographic)?$/,
    urls: () => [
      '/api/analytics/geographic?timeRange=90d',
      '/api/analytics/categories/trends?timeRange=90d',
      '/api/analytics/regions/available',
    ],
    feature: 'geographic_analytics',
  },
  {
    // The same holds for another time range.
    address: /^\/demographics$/,
    urls: () => [
      '/api/demographics/overview?timeRange=90d',
      '/api/demographics/trending?limit=15',
      '/api/demographics/heatmap?timeRange=90d',
      '/api/demographics/categories/trends?timeRange=90d',
    ],
    feature: 'demographic_analytics',
  },
];

/**
 * Requests a page's first data, and the profile of a member. Returns the responses by URL. The data of a gated page is
 * requested only when the profile says that the gate is open, because the server would refuse it. Otherwise, and after
 * any failure of the profile, these responses are rejected.
 */
export function sendFirstRequests(
  address: string,
  headers: HeadersInit,
  isMember: boolean,
): Record<string, Promise<Response>> {
  const send = (url: string) => fetch(url, { headers, signal: AbortSignal.timeout(times.apiTimeoutMs) });
  // The client reads the response's own body later, so a copy is read here.
  const bodyOf = async (response: Promise<Response>) => (await response).clone().json();
  const profile: Record<string, Promise<Response>> = isMember ? { [profileUrl]: send(profileUrl) } : {};
  const account = profile[profileUrl] && bodyOf(profile[profileUrl]);
  const sendIfOpen = async (url: string, feature: Feature) => {
    const body = await account;
    if (body?.data && mayUse(body.data, feature)) return send(url);
    throw new Error('gated');
  };
  const responses: Record<string, Promise<Response>> = {};
  const sendNext = async (first: Promise<Response>, urlOf: NonNullable<Page['next']>) => {
    const { data } = await bodyOf(first);
    const url = data && urlOf(data, address);
    if (url) responses[url] = send(url);
    await responses[url];
  };
  const unhandled: (Promise<unknown> | undefined)[] = [account];
  for (const { address: pattern, urls, next, feature } of pages) {
    const match = pattern.exec(address);
    if (!match || (feature && !isMember)) continue;
    const sent = urls(match[1] ?? '').map((url) => {
      responses[url] = feature ? sendIfOpen(url, feature) : send(url);
      return responses[url];
    });
    if (next && sent[0]) unhandled.push(sendNext(sent[0], next));
  }
  Object.assign(responses, profile);
  setTimeout(() => {
    for (const url in responses) delete responses[url];
  }, keptMs);
  // The client handles a rejected response: it sends the request again.
  for (const response of [...Object.values(responses), ...unhandled]) response?.catch(() => undefined);
  return responses;
}
