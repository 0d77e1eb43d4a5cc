import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { queryClient } from '../lib/cache/query-client.ts';
import { aPost } from '../testing/factories.ts';
import { data, failure, fakeFetch } from '../testing/fetch.ts';
import { prepareTexts, renderApp } from '../testing/render.tsx';
import { aHistoryPage, anExercise, aPastProgress, aPremiumUser } from '../testing/wellness-factories.ts';
import { Screens } from './app.tsx';
import { preload, preloadFirst } from './screens.ts';

const post = aPost({ worryPrompt: 'Rent is due on Friday' });

const urlOf = (address: string) => new URL(address, 'https://halved.example');
const open = (address: string) => renderApp(<Screens />, { at: address, client: queryClient });

beforeAll(async () => {
  await prepareTexts();
  // The first render waits two seconds for its screen. On a busy machine, compiling the modules takes longer.
  await Promise.all(['/feed', '/posts/1', '/wellness/exercises/1'].map(preload));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  delete window.halvedPrefetched;
});

const feedUrl = '/api/posts?limit=20';
const stubPrefetched = (url: string, response: Promise<Response>) => {
  window.halvedPrefetched = { token: null, language: 'en', responses: { [url]: response } };
};

it('the first render of a screen shows data that the page has already requested, without a skeleton', async () => {
  const calls = fakeFetch(() => failure(500, 'INTERNAL'));
  for (const [address, url, content] of [
    ['/feed', feedUrl, { posts: [post], nextCursor: null }],
    [`/posts/${post.id}`, `/api/posts/${post.id}`, post],
  ] as const) {
    stubPrefetched(url, Promise.resolve(data(content)));
    await preloadFirst(urlOf(address));
    open(address);
    expect(screen.getByText('Rent is due on Friday')).toBeDefined();
    expect(calls.map((call) => call.url)).not.toContain(url);
    cleanup();
  }
});

it('the first render of an exercise shows it with the card about its last time', async () => {
  const exercise = anExercise();
  const lastTime = aPastProgress({ exerciseId: exercise.id, completed: true });
  const calls = fakeFetch(() => failure(500, 'INTERNAL'));
  const responses = {
    [`/api/wellness/exercises/${exercise.id}`]: Promise.resolve(data(exercise)),
    '/api/wellness/history?limit=20': Promise.resolve(data(aHistoryPage([lastTime]))),
  };
  window.halvedPrefetched = { token: null, language: 'en', responses };
  const address = `/wellness/exercises/${exercise.id}`;
  await preloadFirst(urlOf(address));
  renderApp(<Screens />, { at: address, client: queryClient, user: aPremiumUser() });
  expect(screen.getByRole('heading', { level: 1, name: exercise.title })).toBeDefined();
  expect(screen.getByRole('region', { name: 'The last time' })).toBeDefined();
  expect(calls.filter(({ url }) => url.includes('/wellness/'))).toEqual([]);
});

it.each([
  ['is still on its way', () => new Promise<Response>(() => undefined)],
  ['did not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['was refused', () => Promise.resolve(failure(503, 'SERVICE_UNAVAILABLE'))],
])('a screen shows its skeleton when the data that the page has requested %s', async (_, respond) => {
  const calls = fakeFetch(() => new Promise(() => undefined));
  stubPrefetched(`/api/posts/${post.id}`, respond());
  await preloadFirst(urlOf(`/posts/${post.id}`));
  expect(calls).toEqual([]);
  open(`/posts/${post.id}`);
  expect(screen.queryByText('Rent is due on Friday')).toBeNull();
  expect(screen.getByText('Loading this worry')).toBeDefined();
});

it('a screen does not preload its first list when another tab or a filter is open', async () => {
  const calls = fakeFetch(() => data({ posts: [post], nextCursor: null }));
  for (const address of ['/feed?tab=discover', '/feed?privacy=friends']) {
    stubPrefetched(feedUrl, Promise.resolve(data({ posts: [post], nextCursor: null })));
    await preloadFirst(urlOf(address));
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  }
  expect(calls).toEqual([]);
});
