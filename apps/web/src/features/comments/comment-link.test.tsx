import type { Comment } from '@halved/shared/contract/comments';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { links } from '../../links.ts';
import { type Call, data, stubApi } from '../../testing/api.ts';
import { aComment, anId, aPost, aThread, aThreadPage, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Thread } from './thread.tsx';

const post = aPost();
const threadRoute = `GET /api/comments/post/${post.id}/threaded`;

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Follows a link to a comment, over a server that knows these comments singly. */
function follow(id: string, known: Comment[], handlers: Record<string, (call: Call) => Response>) {
  const single = known.map((comment) => [`GET /api/comments/${comment.id}`, () => data(comment)] as const);
  const calls = stubApi({ ...Object.fromEntries(single), ...handlers });
  renderApp(<Thread post={post} />, { user: aUser(), at: links.comment(post.id, id) });
  return { requests: (path: string) => calls.filter(({ url }) => url.includes(path)) };
}

const focusedText = () => document.activeElement?.textContent;
/** A list of pages with one comment each; the cursor of a page is its number. */
const paged = (comments: ReturnType<typeof aThread>[]) => {
  return ({ url }: Call) => {
    const at = Number(/cursor=(\d+)/.exec(url)?.[1] ?? 0);
    const next = at + 1 < comments.length ? String(at + 1) : null;
    return data(aThreadPage(comments.slice(at, at + 1), next));
  };
};

test('a link to a comment on a later page loads the pages up to it and focuses it', async () => {
  const comments = ['one', 'two', 'three', 'four'].map((content) => aThread({ content }));
  const [, , three] = comments;
  const { requests } = follow(three?.id ?? '', comments, { [threadRoute]: paged(comments) });
  await screen.findByText('three');
  await waitFor(() => expect(focusedText()).toContain('three'));
  expect(screen.getByRole('button', { name: 'Load more' })).toBeTruthy();
  expect(requests('/threaded')).toHaveLength(3);
});

test('a link to an answer that did not come with its comment loads the answers up to it and focuses it', async () => {
  const second = aThread({ content: 'second', repliesCursor: 'on' });
  const answer = aComment({ content: 'the answer', parentCommentId: second.id, depth: 2 });
  const { requests } = follow(answer.id, [second, answer], {
    [threadRoute]: paged([aThread({ content: 'first', repliesCursor: 'on' }), second]),
    [`GET /api/comments/${second.id}/replies`]: () =>
      data({ comments: [answer], total: 1, hasMore: false, nextCursor: null }),
  });
  await screen.findByText('the answer');
  await waitFor(() => expect(focusedText()).toContain('the answer'));
  expect(requests('/replies')).toHaveLength(1);
});

test('a link to a comment that is gone loads no further pages', async () => {
  const gone = anId();
  const { requests } = follow(gone, [], {
    [threadRoute]: paged([aThread({ content: 'one' }), aThread({ content: 'two' })]),
  });
  await screen.findByText('one');
  await waitFor(() => expect(requests(`/api/comments/${gone}`)).toHaveLength(1));
  await screen.findByRole('button', { name: 'Load more' });
  expect(requests('/threaded')).toHaveLength(1);
});

test('a comment that is loaded late leaves the focus in the box where somebody writes', async () => {
  const comments = ['one', 'two'].map((content) => aThread({ content }));
  const [, two] = comments;
  const answered = Promise.withResolvers<void>();
  const page = paged(comments);
  stubApi({
    [`GET /api/comments/${two?.id}`]: async () => {
      await answered.promise;
      return data(two);
    },
    [threadRoute]: page,
  });
  renderApp(<Thread post={post} />, { user: aUser(), at: links.comment(post.id, two?.id ?? '') });
  const box = await screen.findByLabelText('Your comment');
  box.focus();
  answered.resolve();
  await screen.findByText('two');
  expect(document.activeElement).toBe(box);
});
