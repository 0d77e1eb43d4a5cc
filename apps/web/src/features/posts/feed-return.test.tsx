import { times } from '@halved/shared/limits';
import type { InfiniteData } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { getQueryKey } from '@trpc/react-query';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createQueryClient } from '../../lib/cache/query-client.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { data, stubApi } from '../../testing/api.ts';
import { aPage, aPost, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { postsOf } from './post-pages.ts';
import { useDiscoverFeed } from './use-feeds.ts';

beforeAll(prepareTexts);
afterEach(cleanup);

const key = getQueryKey(trpc.posts.discovery, { limit: 20 }, 'infinite');

function Feed() {
  const { pages } = useDiscoverFeed();
  return (
    <>
      <p>
        {postsOf(pages.data)
          .map(({ shortContent }) => shortContent)
          .join()}
      </p>
      <Link to="/elsewhere">leave</Link>
    </>
  );
}

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
      <Link to="/">open</Link>
    </>
  );
}

/** Leaves a feed whose three pages were loaded a minute ago, and returns to it. */
function leaveAndReturn(how: 'back' | 'open', firstCursor: string | null = null) {
  const calls = stubApi({
    'GET /api/posts/feed/discovery': () => data(aPage([aPost({ shortContent: 'new' })], 'c')),
  });
  const client = createQueryClient();
  const pages = ['one', 'two', 'three'].map((shortContent) => aPage([aPost({ shortContent })], shortContent));
  const loaded: InfiniteData<unknown> = { pages, pageParams: [firstCursor, 'one', 'two'] };
  client.setQueryData(key, loaded, { updatedAt: Date.now() - 2 * times.feedRefreshMs });
  renderApp(
    <Routes>
      <Route path="/" element={<Feed />} />
      <Route path="/elsewhere" element={<Elsewhere />} />
    </Routes>,
    { user: aUser(), client },
  );
  fireEvent.click(screen.getByText('leave'));
  fireEvent.click(screen.getByText(how));
  return calls;
}

test('somebody who goes back to the further pages of a feed finds it as they left it, and nothing is requested', async () => {
  const calls = leaveAndReturn('back');
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText('one,two,three')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a feed that is opened anew shows its first page, and only this one is requested again', async () => {
  const calls = leaveAndReturn('open');
  expect(screen.getByText('one')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('new')).toBeTruthy());
  expect(calls).toHaveLength(1);
});

test('a feed that has lost its first pages is opened anew with the newest posts', async () => {
  const calls = leaveAndReturn('open', 'earlier');
  await waitFor(() => expect(screen.getByText('new')).toBeTruthy());
  expect(calls.map(({ url }) => url)).toEqual(['/api/posts/feed/discovery?limit=20']);
});
