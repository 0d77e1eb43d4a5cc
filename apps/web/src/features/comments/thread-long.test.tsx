import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Call, data } from '../../testing/api.ts';
import { aComment, aThread, aThreadPage } from '../../testing/factories.ts';
import { prepareTexts } from '../../testing/render.tsx';
import { create, open, ownAuthor, post, slip, type } from '../../testing/thread-scene.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('an answer that is too late in a long thread to come with it again keeps the focus beside it, and nothing more is offered', async () => {
  // An answer to a comment of the deepest level is placed beside it.
  const third = aThread({ content: 'third', depth: 3 }, [aThread({ content: 'deepest' })]);
  const first = aThread({ content: 'first', depth: 2 }, [third]);
  let isWritten = false;
  const { requests } = await open({
    [`GET /api/comments/post/${post.id}/threaded`]: () => {
      const [known] = first.replies;
      if (!isWritten || !known) return data(aThreadPage([first]));
      return data(aThreadPage([{ ...first, replies: [{ ...known, replyCount: 2, repliesCursor: 'on' }] }]));
    },
    [create]: ({ body }: Call) => {
      isWritten = true;
      return data(
        aComment({ ...ownAuthor, depth: 4, ...(body instanceof Object && body), parentCommentId: third.id }),
        201,
      );
    },
  });
  await screen.findByText('deepest');
  fireEvent.click(slip('deepest').getByRole('button', { name: 'Answer Inés' }));
  const box = screen.getByLabelText('Your answer to Inés');
  type(box, 'Me too.');
  const before = requests('GET').length;
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  await screen.findByText('Reply added successfully');
  await waitFor(() => expect(requests('GET').length).toBeGreaterThan(before));
  await screen.findByText('Me too.');
  expect(screen.queryByRole('button', { name: 'Show more answers' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Answer'));
});

test('further comments that arrive late leave the focus in the box where somebody writes', async () => {
  const answered = Promise.withResolvers<void>();
  await open({
    [`GET /api/comments/post/${post.id}/threaded`]: async ({ url }: Call) => {
      if (!url.includes('cursor=next')) return data(aThreadPage([aThread({ content: 'first' })], 'next'));
      await answered.promise;
      return data(aThreadPage([aThread({ content: 'second' })]));
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  const box = screen.getByLabelText('Your comment');
  box.focus();
  answered.resolve();
  await screen.findByText('1 more comment is there.');
  expect(document.activeElement).toBe(box);
});
