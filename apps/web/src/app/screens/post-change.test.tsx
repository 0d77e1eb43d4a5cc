import type { Post } from '@halved/shared/contract/posts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { getQueryKey } from '@trpc/react-query';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { draftOf } from '../../features/comments/comment-drafts.ts';
import { createQueryClient } from '../../lib/cache/query-client.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { readDraft, writeDraft } from '../../lib/writing/drafts.ts';
import { data, stubApi } from '../../testing/api.ts';
import { aPost, aThread, aThreadPage, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './post.tsx';

const me = aUser();

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/**
 * Opens the page of `from`, with a link to `to`. Both posts are cached, so the second page shows at once. Its comments
 * are loaded when `isReady` resolves.
 */
async function open(from: Post, to: Post, isReady: Promise<unknown> = Promise.resolve()) {
  const client = createQueryClient();
  for (const post of [from, to])
    client.setQueryData<Post>(getQueryKey(trpc.posts.get, { id: post.id }, 'query'), post);
  stubApi(
    Object.fromEntries(
      [from, to].flatMap((post) => [
        [`GET /api/posts/${post.id}`, () => data(post)],
        [
          `GET /api/comments/post/${post.id}/threaded`,
          async () => {
            if (post === to) await isReady;
            return data(aThreadPage([aThread({ content: `Below ${post.worryPrompt}` })]));
          },
        ],
      ]),
    ),
  );
  renderApp(
    <>
      <Link to={`/posts/${to.id}`}>Go on</Link>
      <Routes>
        <Route path="/posts/:id" element={<Screen />} />
      </Routes>
    </>,
    { at: `/posts/${from.id}`, user: me, client },
  );
  await screen.findByText(`Below ${from.worryPrompt}`);
  return { goOn: () => fireEvent.click(screen.getByRole('link', { name: 'Go on' })) };
}

const box = () => screen.findByLabelText('Your comment');
const first = aPost({ worryPrompt: 'The first' });
const second = aPost({ worryPrompt: 'The second' });

test('a text stays with its post when the page of another post opens', async () => {
  const draft = JSON.stringify({ values: { content: 'Kept for the second.' } });
  writeDraft(me.id, draftOf(second.id), draft);
  const { goOn } = await open(first, second);
  fireEvent.change(await box(), { target: { value: 'Meant for the first.' } });
  goOn();
  await screen.findByText('Below The second');
  expect(await box()).toHaveProperty('value', 'Kept for the second.');
  expect(readDraft(me.id, draftOf(first.id))).toContain('Meant for the first.');
  expect(readDraft(me.id, draftOf(second.id))).toBe(draft);
});

test('an opened content note does not open the note of the next post', async () => {
  const { goOn } = await open({ ...first, sensitive: true }, { ...second, sensitive: true });
  fireEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(screen.getByRole('button', { name: 'Fold it again' })).toBeTruthy();
  goOn();
  await screen.findByRole('heading', { level: 1, name: 'The second' });
  expect(screen.getByRole('button', { name: 'Show it' })).toBeTruthy();
});

test('the comments of the next post show as loading until they are there', async () => {
  const response = Promise.withResolvers<void>();
  const { goOn } = await open(first, second, response.promise);
  await box();
  goOn();
  await screen.findByText('Loading comments');
  expect(screen.queryByText('Failed to load comments')).toBeNull();
  response.resolve();
  await screen.findByText('Below The second');
});
