import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aPage, aPost, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './feed.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const show = (at: string, user?: ReturnType<typeof aUser>) =>
  renderApp(<Screen />, { at, ...(user && { user }) });
const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

test('a visitor reads the feed, and is offered to sign up and log in', async () => {
  stubApi({ 'GET /api/posts': () => data(aPage([aPost({ shortContent: 'Rent.' })])) });
  show('/feed');
  await screen.findByText('Rent.');
  expect(tabNames()).toEqual(['All Posts', 'Discover']);
  expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register?return=%2Ffeed');
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login?return=%2Ffeed');
  expect(screen.queryByRole('button', { name: 'Share a worry' })).toBeNull();
});

test('a visitor who opens the feed’s Following tab is asked to log in, and nothing is requested', async () => {
  const calls = stubApi({});
  show('/feed?tab=following');
  await screen.findByText('Please log in to view your personalized feed');
  expect(calls).toEqual([]);
});

test('a member sees the form to share and the Following tab in the feed', async () => {
  stubApi({ 'GET /api/posts': () => data(aPage([])) });
  show('/feed', aUser());
  await screen.findByText('No worries here yet');
  expect(tabNames()).toEqual(['All Posts', 'Following', 'Discover']);
  expect(screen.getAllByRole('button', { name: 'Share a worry' }).length).toBeGreaterThan(0);
});

test('the feed opens a half-written worry where it says that there is one', async () => {
  stubApi({
    'GET /api/posts': () => data(aPage([])),
    'GET /api/posts/prompts': () => data({ prompts: [] }),
  });
  const user = aUser();
  show('/feed?share=1', user);
  fireEvent.change(await screen.findByLabelText('Your worry'), { target: { value: 'Begun' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(await screen.findByRole('button', { name: 'You have a half-written worry here.' }));
  const words = await screen.findByLabelText('Your worry');
  expect(words).toHaveProperty('value', 'Begun');
});

test('the feed’s privacy filter is sent to the server', async () => {
  const calls = stubApi({ 'GET /api/posts': () => data(aPage([])) });
  show('/feed', aUser());
  await screen.findByText('No worries here yet');
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  fireEvent.change(screen.getByLabelText('Privacy level'), { target: { value: 'friends' } });
  await screen.findByText('No worries with this privacy level');
  expect(calls.map(({ url }) => url)).toEqual([
    '/api/posts?limit=20',
    '/api/posts?limit=20&privacyLevel=friends',
  ]);
});

test('a feed that cannot be loaded says so, and Try Again loads it', async () => {
  let isFailing = true;
  stubApi({
    'GET /api/posts': () =>
      isFailing ? refusal(400, 'INTERNAL', '') : data(aPage([aPost({ shortContent: 'Rent.' })])),
  });
  show('/feed');
  await screen.findByText('Failed to load posts');
  isFailing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('Rent.');
});

test('the end of the feed offers to look for new posts', async () => {
  const calls = stubApi({ 'GET /api/posts': () => data(aPage([aPost()])) });
  show('/feed');
  await screen.findByText('You have reached the end.');
  fireEvent.click(screen.getByRole('button', { name: 'Refresh for new worries' }));
  await waitFor(() => expect(calls).toHaveLength(2));
});

test('a search in the feed is sent after a pause, and clearing it shows all posts again', async () => {
  const calls = stubApi({
    'GET /api/posts': ({ url }) =>
      data(aPage(url.includes('query=') ? [] : [aPost({ shortContent: 'Rent.' })])),
  });
  show('/feed');
  await screen.findByText('Rent.');
  const field = screen.getByRole('searchbox', { name: 'Search worries' });
  fireEvent.change(field, { target: { value: 'new' } });
  fireEvent.change(field, { target: { value: 'new job' } });
  await screen.findByText('Nothing found');
  expect(calls.map(({ url }) => url)).toEqual(['/api/posts?limit=20', '/api/posts?limit=20&query=new+job']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear search' })[0] ?? field);
  await screen.findByText('Rent.');
  expect(field).toHaveProperty('value', '');
});

test('a feed whose address has words opens with their search', async () => {
  const calls = stubApi({ 'GET /api/posts': () => data(aPage([aPost({ shortContent: 'Rent.' })])) });
  show('/feed?q=rent');
  await screen.findByText('Rent.');
  expect(screen.getByRole('searchbox', { name: 'Search worries' })).toHaveProperty('value', 'rent');
  expect(calls.map(({ url }) => url)).toEqual(['/api/posts?limit=20&query=rent']);
});
