import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { endUndo } from '../../lib/state/toast.ts';
import { type Call, data, refusal } from '../../testing/api.ts';
import { aComment, aThread, aThreadPage } from '../../testing/factories.ts';
import { prepareTexts } from '../../testing/render.tsx';
import {
  box,
  commentTexts,
  create,
  created,
  open,
  ownAuthor,
  post,
  slip,
  submit,
  type,
} from '../../testing/thread-scene.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const threadRoute = `GET /api/comments/post/${post.id}/threaded`;
const cursorOf = (url: string): string => /cursor=(\d+)/.exec(url)?.[1] ?? '0';
const timeAt = (minute: number) => `2026-11-20T11:0${minute}:00.000Z`;

const mine = aThread({ ...ownAuthor, content: 'three', createdAt: timeAt(2) });

/**
 * Opens a thread of one comment on each page, the last of them written by the viewer. Returns the cursors of the pages
 * that are requested from then on.
 */
async function openPages(handlers: Parameters<typeof open>[0] = {}, loaded = 3) {
  const [one, two] = ['one', 'two'].map((content, minute) => aThread({ content, createdAt: timeAt(minute) }));
  const comments = [one, two, mine].flatMap((comment) => comment ?? []);
  const meanwhile: typeof comments = [];
  const { requests } = await open({
    [threadRoute]: ({ url }: Call) => {
      const at = Number(cursorOf(url));
      const isLast = at + 1 === comments.length;
      const page = comments.slice(at, at + 1);
      return data(aThreadPage(isLast ? [...page, ...meanwhile] : page, isLast ? null : String(at + 1)));
    },
    [create]: created,
    ...handlers,
  });
  await screen.findByText('one');
  for (const text of ['two', 'three'].slice(0, loaded - 1)) {
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText(text);
  }
  const before = requests('GET').length;
  return {
    comments,
    meanwhile,
    requested: () =>
      requests('GET')
        .slice(before)
        .map(({ url }) => cursorOf(url)),
  };
}

const settle = () => new Promise((done) => setTimeout(done, settleMs));
const settleMs = 50;

test('after a comment only the last page is requested again, and what others wrote meanwhile is shown', async () => {
  const { meanwhile, requested } = await openPages();
  meanwhile.push(aThread({ content: 'from somebody else', createdAt: timeAt(5) }));
  type(box(), 'I am here.');
  fireEvent.click(submit());
  await screen.findByText('Comment added successfully');
  await screen.findByText('from somebody else');
  await settle();
  expect(requested()).toEqual(['2']);
  expect(commentTexts().at(-1)).toContain('I am here.');
});

test('after a comment nothing is requested again while the last page is not loaded', async () => {
  const { requested } = await openPages({}, 2);
  type(box(), 'I am here.');
  fireEvent.click(submit());
  await screen.findByText('Comment added successfully');
  await settle();
  expect(requested()).toEqual([]);
  expect(commentTexts().at(-1)).toContain('I am here.');
});

test('after an answer only the page of its comment is requested again', async () => {
  const { comments, requested } = await openPages();
  const [, two] = comments;
  two?.replies.push(aThread({ content: 'another answer', depth: 2, createdAt: timeAt(5) }));
  fireEvent.click(slip('two').getByRole('button', { name: 'Answer Inés' }));
  type(screen.getByLabelText('Your answer to Inés'), 'Me too.');
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await screen.findByText('Reply added successfully');
  await screen.findByText('another answer');
  await settle();
  expect(requested()).toEqual(['1']);
  expect(commentTexts().join()).toContain('Me too.');
});

test('after an answer in a list of answers that is loaded to its end only the last page of it is requested again', async () => {
  const long = aThread({ content: 'long', replyCount: 2, repliesCursor: 'on' });
  const answers = [aComment({ content: 'late answer', parentCommentId: long.id, depth: 2 })];
  const { requests } = await open({
    [threadRoute]: () => data(aThreadPage([long])),
    [`GET /api/comments/${long.id}/replies`]: () =>
      data({ comments: answers, total: answers.length, hasMore: false, nextCursor: null }),
    [create]: created,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Show more answers' }));
  await screen.findByText('late answer');
  const before = requests('GET').length;
  answers.push(aComment({ content: 'from somebody else', parentCommentId: long.id, depth: 2 }));
  fireEvent.click(slip('long').getByRole('button', { name: 'Answer Inés' }));
  type(screen.getByLabelText('Your answer to Inés'), 'Me too.');
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await screen.findByText('from somebody else');
  await settle();
  const [only, ...others] = requests('GET').slice(before);
  expect(only?.url).toContain('/replies');
  expect(only?.url).toContain('cursor=on');
  expect(others).toEqual([]);
});

test('after an edit and after a deletion nothing is requested again', async () => {
  const { requested } = await openPages({
    [`PUT /api/comments/${mine.id}`]: () =>
      data({ ...aComment(mine), content: 'changed', updatedAt: '2026-11-21T09:00:00.000Z' }),
    [`DELETE /api/comments/${mine.id}`]: () => data({ success: true }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Edit your comment' }));
  type(screen.getByLabelText('Change your comment'), 'changed');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Comment updated successfully');
  expect(commentTexts().at(-1)).toContain('changed');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete your comment' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete comment' }));
  await screen.findByText('Your comment will be deleted.');
  endUndo();
  await screen.findByText('Comment deleted successfully');
  await settle();
  expect(requested()).toEqual([]);
  expect(commentTexts()).toHaveLength(2);
});

test('after a refused comment every loaded page is requested again, because why it was refused may show there', async () => {
  const { requested } = await openPages({ [create]: () => refusal(500, 'INTERNAL', '') });
  type(box(), 'I am here.');
  fireEvent.click(submit());
  await screen.findByText('Failed to add comment');
  await waitFor(() => expect(requested()).toEqual(['0', '1', '2']));
});
