import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { anAnalysis, aSimilarWorry } from '../../testing/analysis-factories.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aPost } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Understanding } from './understanding.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

test('similar posts and analysis appear together, so that neither moves the other', async () => {
  const post = aPost();
  const { promise, resolve } = Promise.withResolvers<Response>();
  stubApi({
    [`GET /api/analysis/posts/${post.id}`]: () => data(anAnalysis()),
    [`GET /api/analysis/posts/${post.id}/similar`]: () => promise,
  });
  renderApp(<Understanding post={post} />);
  await new Promise((done) => setTimeout(done));
  expect(screen.getByText('Loading analysis')).toBeTruthy();
  expect(screen.queryByText('Work · Workload')).toBeNull();
  resolve(data({ similar: [aSimilarWorry()] }));
  await screen.findByText('Work · Workload');
  expect(screen.getByText('Another deadline that I will not make.')).toBeTruthy();
});

test('the analysis of a private post does not wait for similar posts', async () => {
  const post = aPost({ privacyLevel: 'private' });
  const calls = stubApi({ [`GET /api/analysis/posts/${post.id}`]: () => data(anAnalysis()) });
  renderApp(<Understanding post={post} />);
  await screen.findByText('Work · Workload');
  expect(calls).toHaveLength(1);
});

test('a missing analysis is requested once, and similar posts that failed to load can be requested again', async () => {
  const post = aPost();
  let isFailing = true;
  const calls = stubApi({
    [`GET /api/analysis/posts/${post.id}/similar`]: () =>
      isFailing ? refusal(400, 'INTERNAL', '') : data({ similar: [aSimilarWorry()] }),
  });
  renderApp(<Understanding post={post} />);
  await screen.findByText('Not analyzed yet');
  await screen.findByText('Failed to load similar worries');
  expect(calls).toHaveLength(2);
  isFailing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('Another deadline that I will not make.');
  expect(screen.getByText('Not analyzed yet')).toBeTruthy();
  expect(calls).toHaveLength(3);
});
