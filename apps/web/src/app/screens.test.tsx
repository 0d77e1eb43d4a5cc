import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { queryClient } from '../lib/cache/query-client.ts';
import { aPost } from '../testing/factories.ts';
import { data, failure, fakeFetch } from '../testing/fetch.ts';
import { prepareTexts, renderApp } from '../testing/render.tsx';
import { Screens } from './app.tsx';
import { preloadFirst } from './screens.ts';

const worry = aPost({ worryPrompt: 'Rent is due on Friday' });

const at = (address: string) => new URL(address, 'https://halved.example');
const open = (address: string) => renderApp(<Screens />, { at: address, client: queryClient });

beforeAll(prepareTexts);
afterEach(() => {
  cleanup();
  queryClient.clear();
  delete window.halvedEarly;
});

const worries = '/api/posts?limit=20';
const early = (url: string, response: Promise<Response>) => {
  window.halvedEarly = { token: null, language: 'en', responses: { [url]: response } };
};

it('the first render of a screen shows data that the page has already requested, without a skeleton', async () => {
  const calls = fakeFetch(() => failure(500, 'INTERNAL'));
  for (const [address, url, answer] of [
    ['/feed', worries, { posts: [worry], nextCursor: null }],
    [`/posts/${worry.id}`, `/api/posts/${worry.id}`, worry],
  ] as const) {
    early(url, Promise.resolve(data(answer)));
    await preloadFirst(at(address));
    open(address);
    expect(screen.getByText('Rent is due on Friday')).toBeDefined();
    expect(calls.map((call) => call.url)).not.toContain(url);
    cleanup();
  }
});

it.each([
  ['is long on its way', () => new Promise<Response>(() => undefined)],
  ['never arrived', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is a refusal', () => Promise.resolve(failure(503, 'SERVICE_UNAVAILABLE'))],
])('leaves to the screen what %s', async (_, answer) => {
  const calls = fakeFetch(() => new Promise(() => undefined));
  early(`/api/posts/${worry.id}`, answer());
  await preloadFirst(at(`/posts/${worry.id}`));
  expect(calls).toEqual([]);
  open(`/posts/${worry.id}`);
  expect(screen.queryByText('Rent is due on Friday')).toBeNull();
  expect(screen.getByText('Loading this worry')).toBeDefined();
});

it('a screen preloads its first list, not the list of another tab', async () => {
  const calls = fakeFetch(() => data({ posts: [worry], nextCursor: null }));
  for (const address of ['/feed?tab=discover', '/feed?privacy=friends']) {
    early(worries, Promise.resolve(data({ posts: [worry], nextCursor: null })));
    await preloadFirst(at(address));
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  }
  expect(calls).toEqual([]);
});
