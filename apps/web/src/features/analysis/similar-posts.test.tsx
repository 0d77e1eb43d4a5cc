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
const Panel = ({ reference }: { reference: Post }) => (
  <SimilarPosts post={reference} similar={useSimilar(reference, 3)} />
);
const show = (reference = post) => renderApp(<Panel reference={reference} />);

test('each similar post links to its page, with its similarity, its category and how many feel like this', async () => {
  const similarPost = aSimilarWorry({ subcategory: 'colleagues', similarity: 0.81, anonymousCount: 15 });
  const calls = stubApi({
    [path]: () => data({ similar: [similarPost, aSimilarWorry({ category: null })] }),
  });
  show();
  expect(screen.getByText('Loading similar worries')).toBeTruthy();
  const [first, second] = await screen.findAllByRole('listitem');
  if (!first || !second) throw new Error('There are two');
  expect(within(first).getByRole('link').getAttribute('href')).toBe(`/posts/${similarPost.id}`);
  expect(within(first).getByText('Very much like this one')).toBeTruthy();
  expect(within(first).getByText('Work · Colleagues')).toBeTruthy();
  expect(within(first).getByText('15 others feel like this')).toBeTruthy();
  expect(within(second).getByText('Much like this one')).toBeTruthy();
  expect(second.textContent).not.toMatch(/Work|feel/);
  expect(calls.map(({ url }) => url)).toEqual([`/api/analysis/posts/${post.id}/similar?limit=3`]);
});

test.each(['friends', 'private'] as const)(
  'a post with the privacy level %s shows no similar posts',
  (privacyLevel) => {
    const calls = stubApi({});
    show(aPost({ privacyLevel }));
    expect(screen.queryByText('Similar worries')).toBeNull();
    expect(calls).toEqual([]);
  },
);

test('a similar post behind a note shows only the note, and links to its page', async () => {
  const similarPost = aSimilarWorry({ sensitive: true, shortContent: 'hard words' });
  stubApi({ [path]: () => data({ similar: [similarPost] }) });
  show();
  const link = await screen.findByRole('link', { name: /The author put a note before this worry/ });
  expect(link.getAttribute('href')).toBe(`/posts/${similarPost.id}`);
  expect(screen.queryByText('hard words')).toBeNull();
});

test('an empty list of similar posts says so', async () => {
  stubApi({ [path]: () => data({ similar: [] }) });
  show();
  await screen.findByText(/No similar worries yet/);
});

test('similar posts that cannot be loaded say so, and Try Again loads them', async () => {
  let isFailing = true;
  stubApi({
    [path]: () => (isFailing ? refusal(400, 'INTERNAL', '') : data({ similar: [aSimilarWorry()] })),
  });
  show();
  await screen.findByText('Failed to load similar worries');
  isFailing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('Another deadline that I will not make.');
});
