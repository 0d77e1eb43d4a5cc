import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { getQueryKey } from '@trpc/react-query';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createQueryClient } from '../../lib/cache/query-client.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { probeAgain, queuedWrites } from '../../lib/server/wake.ts';
import { data, refusal, silence, stubApi } from '../../testing/api.ts';
import { aPost, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { LikeButton } from './like-button.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const post = aPost({ likesCount: 3 });

function Liked() {
  const { data: cachedPost } = trpc.posts.get.useQuery(
    { id: post.id },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return cachedPost && <LikeButton post={cachedPost} />;
}

function show(user?: ReturnType<typeof aUser>) {
  const client = createQueryClient();
  client.setQueryData(getQueryKey(trpc.posts.get, { id: post.id }, 'query'), post);
  renderApp(<Liked />, { client, ...(user && { user }) });
  return screen.getByRole('button', { name: /like/i });
}

test('a like shows at once, before the server has answered', async () => {
  const response = Promise.withResolvers<Response>();
  stubApi({ [`POST /api/likes/${post.id}`]: () => response.promise });
  const button = show(aUser());
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(button.textContent).toContain('4 felt this');
  response.resolve(data({ likesCount: 6, isLiked: true }));
  await waitFor(() => expect(button.textContent).toContain('6 felt this'));
});

test('a like and its removal wait for a sleeping server, and are sent in this order', async () => {
  let awake = false;
  const calls = stubApi({
    'GET /api/wake': () => data({ status: 'awake' }),
    [`POST /api/likes/${post.id}`]: () => (awake ? data({ likesCount: 4, isLiked: true }) : silence()),
    [`DELETE /api/likes/${post.id}`]: () => data({ likesCount: 3, isLiked: false }),
  });
  const button = show(aUser());
  fireEvent.click(button);
  await waitFor(() => expect(queuedWrites.get()).toBe(1));
  expect(button.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
  awake = true;
  probeAgain();
  const likes = () => calls.filter(({ url }) => url !== '/api/wake').map(({ method }) => method);
  await waitFor(() => expect(likes()).toEqual(['POST', 'POST', 'DELETE']));
  expect(button.textContent).toContain('3 felt this');
});

test('a like that the awakened server refuses is undone', async () => {
  let awake = false;
  stubApi({
    'GET /api/wake': () => data({ status: 'awake' }),
    [`POST /api/likes/${post.id}`]: () => (awake ? refusal(404, 'NOT_FOUND', '') : silence()),
  });
  const button = show(aUser());
  fireEvent.click(button);
  await waitFor(() => expect(queuedWrites.get()).toBe(1));
  awake = true;
  probeAgain();
  await screen.findByText('Failed to update like status');
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

test('a refused like is undone, and the message “Failed to update like status” is shown', async () => {
  stubApi({ [`POST /api/likes/${post.id}`]: () => refusal(500, 'INTERNAL', 'Server error.') });
  const button = show(aUser());
  fireEvent.click(button);
  await screen.findByText('Failed to update like status');
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect(button.textContent).toContain('3 felt this');
});

test('a refused like shows the server’s own sentence', async () => {
  stubApi({
    [`POST /api/likes/${post.id}`]: () => refusal(403, 'ACCOUNT_SUSPENDED', 'This account is suspended.'),
  });
  fireEvent.click(show(aUser()));
  await screen.findByText('This account is suspended.');
});

test('a visitor is asked to log in, and nothing is sent', async () => {
  const calls = stubApi({});
  fireEvent.click(show());
  await screen.findByText('Please log in to like posts');
  expect(calls).toEqual([]);
});

test('a member with quiet counts sees no number, and likes as before', async () => {
  stubApi({ [`POST /api/likes/${post.id}`]: () => data({ likesCount: 4, isLiked: true }) });
  const button = show(aUser({ earlyFeatures: ['quiet_counts'] }));
  expect(button.textContent).toBe('Like');
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(button.textContent).toBe('Like');
});
