import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { queryClient } from '../lib/query-client.ts';
import { aPost } from '../testing/factories.ts';
import { data, fakeFetch } from '../testing/fetch.ts';
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
});

it('draws what a page asked for itself in the first render, with nothing to stand in for it', async () => {
  const calls = fakeFetch(({ url }) =>
    url.startsWith('/api/posts?') ? data({ posts: [worry], nextCursor: null }) : data(worry),
  );
  for (const address of ['/feed', `/posts/${worry.id}`]) {
    await preloadFirst(at(address));
    const asked = calls.length;
    open(address);
    expect(screen.getByText('Rent is due on Friday')).toBeDefined();
    expect(calls.slice(asked).map(({ url }) => url)).not.toContain(calls[asked - 1]?.url);
    cleanup();
  }
});

it('does not wait for an answer that is long on its way', async () => {
  fakeFetch(() => new Promise(() => undefined));
  await preloadFirst(at(`/posts/${worry.id}`));
  open(`/posts/${worry.id}`);
  expect(screen.queryByText('Rent is due on Friday')).toBeNull();
  expect(screen.getByText('Loading this worry')).toBeDefined();
});

it('asks ahead for the list that stands first, not for the one that another tab holds', async () => {
  const calls = fakeFetch(() => data({ posts: [worry], nextCursor: null }));
  await preloadFirst(at('/feed?tab=discover'));
  await preloadFirst(at('/feed?privacy=friends'));
  expect(calls).toEqual([]);
});
