import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { PostWords } from '../features/posts/post-words.tsx';
import { EndedCard } from '../features/resolutions/ended-card.tsx';
import { ResolutionPanel } from '../features/resolutions/resolution-panel.tsx';
import { MutedWordsCard } from '../features/settings/muted-words-card.tsx';
import { readMuted, writeMuted } from '../lib/device/muted-store.ts';
import { data, stubApi } from '../testing/api.ts';
import { aPost, aUser } from '../testing/factories.ts';
import { prepareTexts, renderApp } from '../testing/render.tsx';
import { aResolution, aStory } from '../testing/resolution-factories.ts';
import { Logout } from './shell/logout.tsx';

const me = aUser();
const theirs = aPost({ shortContent: 'The exam is on Monday' });
const mine = aPost({ shortContent: 'My exam is on Friday' });

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

function open() {
  const calls = stubApi({});
  renderApp(
    <>
      <MutedWordsCard userId={me.id} />
      <PostWords post={theirs} own={false} />
      <PostWords post={mine} own />
      <Logout />
    </>,
    { user: me },
  );
  return calls;
}

function mute(word: string) {
  fireEvent.change(screen.getByLabelText('Word or words'), { target: { value: word } });
  fireEvent.click(screen.getByRole('button', { name: 'Mute' }));
}

test('a worry of somebody else with a muted word is folded until it is shown, and nothing is sent', () => {
  const calls = open();
  mute(' Exam ');
  expect(screen.getByText('Hidden because of a word you muted')).toBeDefined();
  expect(screen.queryByText(theirs.shortContent)).toBeNull();
  expect(screen.getByText(mine.shortContent)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText(theirs.shortContent)).toBeDefined();
  expect(calls).toEqual([]);
});

test('the rest of a long text is folded if the muted word is only there', async () => {
  writeMuted(me.id, ['exam']);
  const post = aPost({ longContent: 'It began in spring', longContentTruncated: true });
  const whole = { ...post, longContent: 'It began in spring, with an exam.', longContentTruncated: false };
  stubApi({ [`GET /api/posts/${post.id}`]: () => data(whole) });
  renderApp(<PostWords post={post} own={false} />, { user: me });
  fireEvent.click(screen.getByRole('button', { name: 'Read more' }));
  await screen.findByText('Hidden because of a word you muted');
  expect(screen.queryByText(whole.longContent)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText(whole.longContent)).toBeDefined();
});

test('a story of somebody else with a muted word in it or in its worry is folded, wherever it stands', () => {
  writeMuted(me.id, ['exam']);
  const story = aStory({ resolutionStory: 'I walked after the exam.' });
  const inWorry = aStory({ post: { ...story.post, shortContent: theirs.shortContent } });
  const ended = aResolution({ resolutionStory: 'The exam went well.' });
  const resolution = {
    data: ended,
    error: null,
    isPending: false,
    isError: false,
    isFetching: false,
    isFetched: true,
  };
  renderApp(
    <>
      <EndedCard ended={story} />
      <EndedCard ended={inWorry} />
      <EndedCard ended={story} own />
      <ResolutionPanel post={theirs} resolution={{ ...resolution, refetch: async () => undefined }} />
    </>,
    { user: me },
  );
  expect(screen.getAllByText('Hidden because of a word you muted')).toHaveLength(3);
  expect(screen.getAllByText('I walked after the exam.')).toHaveLength(1);
  expect(screen.queryByText(theirs.shortContent)).toBeNull();
  expect(screen.queryByText('The exam went well.')).toBeNull();
  expect(screen.getAllByRole('article', { name: story.post.worryPrompt })).toHaveLength(2);
});

test('a word that is muted in another tab folds here at once', () => {
  open();
  const key = `halved_muted:${me.id}`;
  localStorage.setItem(key, 'exam');
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: 'exam' })));
  expect(screen.queryByText(theirs.shortContent)).toBeNull();
});

test('a word that is no longer muted folds nothing', () => {
  open();
  mute('exam');
  fireEvent.click(screen.getByRole('button', { name: 'No longer mute “exam”' }));
  expect(screen.getByText(theirs.shortContent)).toBeDefined();
  expect(readMuted(me.id)).toBeNull();
});

test('what was muted, and what no longer is, is announced by a region that was there before', () => {
  open();
  const region = screen.getByLabelText('Word or words').closest('form')?.querySelector('[aria-live]');
  mute('exam');
  expect(region?.textContent).toBe('“exam” is muted now.');
  fireEvent.click(screen.getByRole('button', { name: 'No longer mute “exam”' }));
  expect(region?.textContent).toBe('“exam” is no longer muted.');
  mute(' … ');
  expect(region?.textContent).toBe('Write a word first.');
});

test('a text without a word cannot be muted', () => {
  open();
  mute(' … ');
  expect(screen.getByText('Write a word first.')).toBeDefined();
  expect(readMuted(me.id)).toBeNull();
});

test('muted words belong to one account, and go with its sign-out', () => {
  open();
  mute('exam');
  expect(readMuted(aUser().id)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(readMuted(me.id)).toBeNull();
});
