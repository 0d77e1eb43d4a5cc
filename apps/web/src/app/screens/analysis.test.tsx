import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { anAnalysis, aSimilarWorry } from '../../testing/analysis-factories.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aPost } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './analysis.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const post = aPost({ longContent: 'It began in spring.' });
const paths = {
  [`GET /api/analysis/posts/${post.id}`]: () => data(anAnalysis()),
  [`GET /api/analysis/posts/${post.id}/similar`]: () => data({ similar: [aSimilarWorry()] }),
};
const show = () =>
  renderApp(
    <Routes>
      <Route path="/posts/:id/analysis" element={<Screen />} />
    </Routes>,
    { at: `/posts/${post.id}/analysis` },
  );

test('the analysis page shows the post’s short text, its analysis and up to ten similar posts', async () => {
  const calls = stubApi({ [`GET /api/posts/${post.id}`]: () => data(post), ...paths });
  show();
  await screen.findByText('Another deadline that I will not make.');
  expect(screen.getByRole('heading', { name: 'What keeps you up tonight?' })).toBeTruthy();
  expect(screen.getByText('The results come on Thursday.')).toBeTruthy();
  expect(screen.queryByText('It began in spring.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Noor' })).toBeTruthy();
  expect(screen.getByText(/^November 20, 2026/)).toBeTruthy();
  expect(screen.getByText('Work · Workload')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the worry' }).getAttribute('href')).toBe(
    `/posts/${post.id}`,
  );
  expect(calls.map(({ url }) => url)).toContain(`/api/analysis/posts/${post.id}/similar?limit=10`);
});

test('the analysis page of a missing or hidden post says "not found" and leads home', async () => {
  stubApi({});
  show();
  await screen.findByRole('heading', { level: 1, name: 'Post not found' });
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
});

test('the analysis page says that its post cannot be loaded, and offers Try Again and the way home', async () => {
  let isFailing = true;
  stubApi({
    [`GET /api/posts/${post.id}`]: () => (isFailing ? refusal(400, 'INTERNAL', '') : data(post)),
    ...paths,
  });
  show();
  await screen.findByText('Failed to load post');
  expect(screen.getByRole('link', { name: 'Go Home' })).toBeTruthy();
  isFailing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('The results come on Thursday.');
});
