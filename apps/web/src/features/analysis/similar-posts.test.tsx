import type { Post } from '@halved/shared/contract/posts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { aSimilarWorry } from '../../testing/analysis-factories.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aPost } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { SimilarPosts } from './similar-posts.tsx';
import { useSimilar } from './use-analysis.ts';

beforeAll(prepareTexts);
afterEach(cleanup);

const post = aPost();
const path = `GET /api/analysis/posts/${post.id}/similar`;
const Panel = ({ shown }: { shown: Post }) => <SimilarPosts post={shown} similar={useSimilar(shown, 3)} />;
const show = (shown = post) => renderApp(<Panel shown={shown} />);

test('each similar post leads to its page, with how like it is, what it is about, and how many feel so', async () => {
  const worry = aSimilarWorry({ subcategory: 'colleagues', similarity: 0.81, anonymousCount: 15 });
  const calls = stubApi({ [path]: () => data({ similar: [worry, aSimilarWorry({ category: null })] }) });
  show();
  expect(screen.getByText('Loading similar worries')).toBeTruthy();
  const [first, second] = await screen.findAllByRole('listitem');
  if (!first || !second) throw new Error('There are two');
  expect(within(first).getByRole('link').getAttribute('href')).toBe(`/posts/${worry.id}`);
  expect(within(first).getByText('Very much like this one')).toBeTruthy();
  expect(within(first).getByText('Work · Colleagues')).toBeTruthy();
  expect(within(first).getByText('15 others feel like this')).toBeTruthy();
  expect(within(second).getByText('Much like this one')).toBeTruthy();
  expect(second.textContent).not.toMatch(/Work|feel/);
  expect(calls.map(({ url }) => url)).toEqual([`/api/analysis/posts/${post.id}/similar?limit=3`]);
});

test.each(['friends', 'private'] as const)('a worry for %s has no similar ones', (privacyLevel) => {
  const calls = stubApi({});
  show(aPost({ privacyLevel }));
  expect(screen.queryByText('Similar worries')).toBeNull();
  expect(calls).toEqual([]);
});

test('a similar post behind a note shows only the note, and links to its page', async () => {
  const worry = aSimilarWorry({ sensitive: true, shortContent: 'hard words' });
  stubApi({ [path]: () => data({ similar: [worry] }) });
  show();
  const link = await screen.findByRole('link', { name: /The author put a note before this worry/ });
  expect(link.getAttribute('href')).toBe(`/posts/${worry.id}`);
  expect(screen.queryByText('hard words')).toBeNull();
});

test('an empty list of similar posts says so', async () => {
  stubApi({ [path]: () => data({ similar: [] }) });
  show();
  await screen.findByText(/No similar worries yet/);
});

test('what cannot be loaded says so, and Try Again loads it', async () => {
  let broken = true;
  stubApi({ [path]: () => (broken ? refusal(400, 'INTERNAL', '') : data({ similar: [aSimilarWorry()] })) });
  show();
  await screen.findByText('Failed to load similar worries');
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('Another deadline that I will not make.');
});
