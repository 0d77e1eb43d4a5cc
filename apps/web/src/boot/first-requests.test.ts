import { expect, it, vi } from 'vitest';
import { aUser } from '../testing/factories.ts';
import { data, failure, fakeFetch } from '../testing/fetch.ts';
import { aPremiumUser } from '../testing/wellness-factories.ts';
import { sendFirstRequests } from './first-requests.ts';

const profileUrl = '/api/auth/profile';
const historyUrl = '/api/wellness/history?limit=20';
const centreUrls = [
  historyUrl,
  '/api/wellness/recommendations?limit=3',
  '/api/wellness/exercises/popular?limit=6',
  '/api/wellness/techniques?limit=6',
];

const analyticsUrls = [
  '/api/analytics/geographic?timeRange=90d',
  '/api/analytics/categories/trends?timeRange=90d',
  '/api/analytics/regions/available',
];

const demographicsUrls = [
  '/api/demographics/overview?timeRange=90d',
  '/api/demographics/trending?limit=15',
  '/api/demographics/heatmap?timeRange=90d',
  '/api/demographics/categories/trends?timeRange=90d',
];

/** Opens a page on a server that answers the profile with `profile`; returns the requested URLs. */
async function requestsOf(address: string, profile: Response | null) {
  const calls = fakeFetch(({ url }) => (url === profileUrl && profile ? profile : data({})));
  const responses = sendFirstRequests(address, { authorization: 'Bearer mine' }, profile !== null);
  const settled = await Promise.allSettled(Object.values(responses));
  expect(calls.every(({ headers }) => headers.get('authorization') === 'Bearer mine')).toBe(true);
  return { urls: calls.map(({ url }) => url), responses, settled: settled.map(({ status }) => status) };
}

it.each([
  ['/feed', ['/api/posts?limit=20']],
  ['/feed?q=rent', []],
  ['/feed?privacy=all', ['/api/posts?limit=20']],
  ['/feed?tab=discover', []],
  ['/feed?privacy=friends', []],
  ['/feed?privacy=public', []],
  ['/feed?utm=1&privacy=private', []],
  ['/posts/a-1', ['/api/posts/a-1', '/api/comments/post/a-1/threaded?limit=10']],
  ['/posts/a-1/analysis', ['/api/posts/a-1', '/api/analysis/posts/a-1']],
  ['/posts/a-1/other', []],
  ['/profile', []],
  ['/profile/edit', []],
  ['/profile/noor_k/followers', ['/api/users/noor_k/followers?limit=20']],
  ['/profile/noor_k/following', ['/api/users/noor_k/following?limit=20']],
  ['/profile/noor_k/other', []],
  ['/resolution-stories', ['/api/resolutions/stories?limit=20', '/api/resolutions/stats']],
  ['/resolution-stories?category=work', []],
  ['/wellness', []],
  ['/pricing', ['/api/subscriptions/tiers']],
])('a visitor who opens %s requests %j early', async (address, expected) => {
  expect((await requestsOf(address, null)).urls).toEqual(expected);
});

it.each([
  ['/profile/noor_k', {}, ['/api/users/noor_k', '/api/posts/user/u-1?limit=20']],
  ['/users/noor_k?tab=worries', {}, ['/api/users/noor_k', '/api/posts/user/u-1?limit=20']],
  ['/profile/noor_k', { isSelf: true }, ['/api/users/noor_k']],
  ['/profile/noor_k', { isBlocked: true }, ['/api/users/noor_k']],
])('who opens %s, whose profile has %j, requests %j early', async (address, profile, expected) => {
  const calls = fakeFetch(() => data({ id: 'u-1', isSelf: false, isBlocked: false, ...profile }));
  const responses = sendFirstRequests(address, {}, false);
  await vi.waitFor(() => expect(calls.map(({ url }) => url)).toEqual(expected));
  expect(Object.keys(responses)).toEqual(expected);
});

it.each([['/profile/noor_k?tab=resolved'], ['/users/noor_k?utm=1&tab=resolved']])(
  'who opens %s requests no worries early, because the other tab is open',
  async (address) => {
    const calls = fakeFetch(() => data({ id: 'u-1', isSelf: false, isBlocked: false }));
    const responses = sendFirstRequests(address, {}, false);
    await responses['/api/users/noor_k']?.then((response) => response.json());
    await new Promise((resolve) => setTimeout(resolve));
    expect(calls.map(({ url }) => url)).toEqual(['/api/users/noor_k']);
  },
);

it('the posts of a profile that is not there are not requested', async () => {
  const calls = fakeFetch(({ url }) => (url === '/api/users/nobody' ? failure(404, 'NOT_FOUND') : data({})));
  const responses = sendFirstRequests('/profile/nobody', {}, false);
  await responses['/api/users/nobody']?.then((response) => response.json());
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toHaveLength(1);
});

it('drops the answers that no screen has taken after a minute', async () => {
  vi.useFakeTimers();
  fakeFetch(() => data({}));
  const responses = sendFirstRequests('/posts/a-1', {}, false);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(Object.keys(responses)).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(responses).toEqual({});
  vi.useRealTimers();
});

it.each([
  ['/wellness', centreUrls],
  ['/wellness/exercises/e-1', ['/api/wellness/exercises/e-1', historyUrl]],
  ['/wellness/exercises', []],
  ['/analytics', analyticsUrls],
  ['/analytics/geographic', analyticsUrls],
  ['/analytics?countries=DE', []],
  ['/demographics', demographicsUrls],
  ['/demographics?timeRange=1y', []],
  ['/settings', []],
])(
  'a premium member who opens %s requests the profile and then %j early, each once',
  async (address, expected) => {
    const { urls, responses } = await requestsOf(address, data(aPremiumUser()));
    expect(urls).toEqual([profileUrl, ...expected]);
    // The client still has to read the profile.
    expect(await (await responses[profileUrl])?.json()).toHaveProperty('data.tier', 'premium');
  },
);

it.each([
  ['has no such feature', data(aUser())],
  ['has not verified the address', data({ ...aPremiumUser(), emailVerified: false })],
  ['has an expired token', failure(401, 'TOKEN_EXPIRED')],
])('nothing behind a gate is requested early for a member who %s', async (_, profile) => {
  const { urls, settled } = await requestsOf('/wellness', profile);
  expect(urls).toEqual([profileUrl]);
  expect(settled).toEqual([...centreUrls.map(() => 'rejected'), 'fulfilled']);
});
