import type { ResolutionStory } from '@halved/shared/contract/resolutions';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { aStory } from '../../testing/resolution-factories.ts';
import { Screen } from './resolution-stories.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const riverStory = aStory({ copingMethods: ['Walking by the River'] });
const sleepStory = aStory({
  resolutionStory: 'I slept on it.',
  copingMethods: ['Sleep'],
  post: { ...aStory().post, shortContent: 'My boss shouted.', category: 'work' },
});

const pageOf = (stories: ResolutionStory[], nextCursor: string | null = null) => ({
  stories,
  total: stories.length,
  hasMore: nextCursor !== null,
  nextCursor,
});
const method = (name: string) => ({ method: name, count: 12, averageHelpfulness: 4 });
const statsOf = (totalResolved: number) => ({
  totalResolved,
  resolutionRate: 0.4,
  averageDaysToResolve: 3,
  averageHelpfulness: 4,
  topCopingMethods: ['Walking', 'Sleep', 'Talking to a friend'].map(method),
  mine: null,
});

type Handlers = Parameters<typeof stubApi>[0];
const storiesRoute = 'GET /api/resolutions/stories';

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

function show(handlers: Handlers, at = '/resolution-stories') {
  const calls = stubApi({ 'GET /api/resolutions/stats': () => data(statsOf(0)), ...handlers });
  renderApp(
    <>
      <Screen />
      <Address />
    </>,
    { at },
  );
  return () => calls.filter(({ url }) => url.includes('/stories')).map(({ url }) => url.split('?')[1]);
}

const search = () => screen.getByRole('searchbox', { name: 'Search the stories' });
const type = (words: string) => fireEvent.change(search(), { target: { value: words } });
const titles = () => screen.queryAllByRole('article').map((slip) => slip.querySelector('h2')?.textContent);
const address = () => screen.getByTestId('address').textContent;

test('a resolution story shows its post, its author, what helped and how much', async () => {
  const queries = show({ [storiesRoute]: () => data(pageOf([riverStory])) });
  const postLink = await screen.findByRole('link', { name: 'The results come on Thursday.' });
  expect(postLink.getAttribute('href')).toBe(`/posts/${riverStory.post.id}`);
  expect(screen.getByRole('link', { name: 'Noor' }).getAttribute('href')).toBe('/profile/noor');
  expect(screen.getByRole('list', { name: 'What helped' }).textContent).toBe('Walking by the River');
  expect(screen.getByRole('img', { name: 'Helped: 4 of 5 stars' })).toBeTruthy();
  expect(screen.getByRole('article').textContent).toContain('Resolved');
  expect(screen.getByRole('article').textContent).toContain('Health');
  expect(screen.queryByRole('heading', { name: 'What helps here' })).toBeNull();
  expect(queries()).toEqual(['limit=20']);
});

test('a list of stories is rendered in steps, so that a slow phone shows the first ones soon', async () => {
  const stories = Array.from({ length: 8 }, (_, nth) => aStory({ id: `story-${nth}` }));
  const counts: number[] = [];
  const observer = new MutationObserver(() => counts.push(titles().length));
  observer.observe(document.body, { childList: true, subtree: true });
  show({ [storiesRoute]: () => data(pageOf(stories)) });
  await waitFor(() => expect(titles()).toHaveLength(8));
  observer.disconnect();
  expect(counts.find((count) => count > 0)).toBe(3);
});

test('a search narrows the loaded resolution stories at once, and is then sent to the server', async () => {
  const queries = show({
    [storiesRoute]: ({ url }) =>
      data(pageOf(url.includes('query=') ? [riverStory] : [riverStory, sleepStory])),
  });
  await waitFor(() => expect(titles()).toHaveLength(2));
  type('rIVer ');
  expect(titles()).toEqual([riverStory.post.shortContent]);
  await waitFor(() => expect(queries()).toEqual(['limit=20', 'limit=20&query=rIVer']));
  await screen.findByText('1 story');
  await waitFor(() => expect(address()).toBe('?q=rIVer'));
  expect(search()).toHaveProperty('value', 'rIVer ');
});

test('the category of resolution stories is kept in the URL and sent to the server', async () => {
  const queries = show({ [storiesRoute]: () => data(pageOf([sleepStory])) });
  await waitFor(() => expect(titles()).toHaveLength(1));
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'work' } });
  await waitFor(() => expect(queries()).toEqual(['limit=20', 'limit=20&category=work']));
  await waitFor(() => expect(address()).toBe('?category=work'));
});

test('search words typed just before a click on a resolution story do not lead back from its page', async () => {
  const queries = show({ [storiesRoute]: () => data(pageOf([riverStory])) });
  await waitFor(() => expect(titles()).toHaveLength(1));
  vi.useFakeTimers();
  try {
    type('river');
    // The list stays on the screen while the page of the story loads.
    window.history.pushState(null, '', `/posts/${riverStory.post.id}`);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(address()).toBe('');
    expect(queries()).toEqual(['limit=20']);
  } finally {
    vi.useRealTimers();
    window.history.replaceState(null, '', '/');
  }
});

test('resolution stories take category and search from the URL, and an empty result offers to show all stories', async () => {
  const queries = show(
    { [storiesRoute]: ({ url }) => data(pageOf(url.includes('query=') ? [] : [riverStory])) },
    '/resolution-stories?category=work&q=tea',
  );
  await screen.findByText('No stories here yet');
  expect(search()).toHaveProperty('value', 'tea');
  expect(screen.getByLabelText('Category')).toHaveProperty('value', 'work');
  expect(queries()).toEqual(['limit=20&category=work&query=tea']);
  fireEvent.click(screen.getByRole('button', { name: 'Show all stories' }));
  await waitFor(() => expect(titles()).toEqual([riverStory.post.shortContent]));
  await waitFor(() => expect(address()).toBe(''));
  expect(search()).toHaveProperty('value', '');
});

test('the resolution stories say that there are none yet', async () => {
  show({ [storiesRoute]: () => data(pageOf([])) });
  await screen.findByText('No stories yet');
  expect(screen.getByRole('link', { name: 'Go to the feed' })).toBeTruthy();
});

test('a refused search for resolution stories says why, and offers no Try Again', async () => {
  const details = [{ path: 'query', message: 'This text has characters that cannot be shown' }];
  const refused = refusal(400, 'VALIDATION_FAILED', 'Please check what you entered.', { details });
  const queries = show(
    { [storiesRoute]: ({ url }) => (url.includes('query=') ? refused : data(pageOf([riverStory]))) },
    '/resolution-stories?q=%00',
  );
  await screen.findByText('This text has characters that cannot be shown');
  expect(queries()).toEqual(['limit=20&query=%00']);
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  fireEvent.change(search(), { target: { value: '' } });
  await waitFor(() => expect(titles()).toEqual([riverStory.post.shortContent]));
});

test('resolution stories that cannot be loaded say so, and Try Again loads them', async () => {
  let isFailing = true;
  show({ [storiesRoute]: () => (isFailing ? refusal(400, 'INTERNAL', '') : data(pageOf([riverStory]))) });
  await screen.findByText('Failed to load resolution stories');
  isFailing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(titles()).toHaveLength(1));
});

test('the statistics of what helps are shown once there are enough resolutions', async () => {
  show({
    [storiesRoute]: () => data(pageOf([riverStory])),
    'GET /api/resolutions/stats': () => data(statsOf(1234)),
  });
  await screen.findByRole('heading', { name: 'What helps here' });
  expect(screen.getByText('Talking to a friend')).toBeTruthy();
});

test('a resolution story behind a content note can be opened', async () => {
  const storyWithNote = aStory({ post: { ...aStory().post, sensitive: true } });
  show({ [storiesRoute]: () => data(pageOf([storyWithNote])) });
  fireEvent.click(await screen.findByRole('button', { name: 'Show it', expanded: false }));
  expect(screen.getByText(storyWithNote.resolutionStory)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Fold it again' }));
  expect(screen.queryByText(storyWithNote.resolutionStory)).toBeNull();
  expect(screen.queryByText(storyWithNote.post.shortContent)).toBeNull();
});

test('a long resolution story is folded at first', async () => {
  const longStory = aStory({ resolutionStory: 'And then it went on. '.repeat(40) });
  show({ [storiesRoute]: () => data(pageOf([longStory])) });
  const readMore = await screen.findByRole('button', { name: 'Read more', expanded: false });
  fireEvent.click(readMore);
  expect(screen.getByRole('button', { name: 'Read less', expanded: true })).toBeTruthy();
});
