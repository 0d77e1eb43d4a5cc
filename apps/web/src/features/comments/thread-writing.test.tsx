import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { probeAgain } from '../../lib/server/wake.ts';
import { endUndo } from '../../lib/state/toast.ts';
import { readDraft, writeDraft } from '../../lib/writing/drafts.ts';
import { data, refusal, silence } from '../../testing/api.ts';
import { aComment, aThread } from '../../testing/factories.ts';
import { prepareTexts } from '../../testing/render.tsx';
import {
  box,
  commentTexts,
  create,
  created,
  me,
  open,
  ownAuthor,
  post,
  slip,
  submit,
  type,
} from '../../testing/thread-scene.tsx';
import { draftOf, hasDrafts } from './comment-drafts.ts';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('a comment appears immediately, is sent only once for two clicks, and its draft is deleted when the server accepts it', async () => {
  const response = Promise.withResolvers<void>();
  const { requests, count } = await open({
    [create]: async (call) => {
      await response.promise;
      return created(call);
    },
  });
  type(box(), '  I am here.\nAlways. ');
  fireEvent.click(submit());
  fireEvent.click(submit());
  await waitFor(() => expect(commentTexts()[0]).toContain('I am here.\nAlways.'));
  expect(commentTexts()[0]).toContain('Sending…');
  expect(box()).toHaveProperty('value', '');
  expect(count()).toBe(2);
  response.resolve();
  await screen.findByText('Comment added successfully');
  await waitFor(() => expect(commentTexts()[0]).not.toContain('Sending…'));
  expect(commentTexts()).toHaveLength(1);
  expect(requests('POST')).toHaveLength(1);
  expect(requests('POST')[0]?.body).toEqual({ content: 'I am here.\nAlways.' });
  expect(requests('POST')[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(readDraft(me.id, draftOf(post.id))).toBeNull();
  expect(count()).toBe(2);
});

test('a refused comment disappears, the message “Failed to add comment” is shown, and the text returns to the box', async () => {
  const { count } = await open({ [create]: () => refusal(500, 'INTERNAL', 'Server error.') });
  type(box(), 'I am here.');
  fireEvent.click(submit());
  await screen.findByText('Failed to add comment');
  await waitFor(() => expect(box()).toHaveProperty('value', 'I am here.'));
  expect(commentTexts()).toEqual([]);
  expect(count()).toBe(1);
});

test('a refused comment shows the server’s own sentence', async () => {
  await open({
    [create]: () => refusal(403, 'COMMENTS_DISABLED', 'Comments are disabled for this post'),
  });
  type(box(), 'I am here.');
  fireEvent.click(submit());
  await screen.findByText('Comments are disabled for this post');
});

test('a comment waits for a sleeping server, and is sent again with the same key when the server is awake', async () => {
  let awake = false;
  const { requests, view } = await open({
    'GET /api/wake': () => data({ status: 'awake' }),
    [create]: (call) => (awake ? created(call) : silence()),
  });
  type(box(), 'I am here.');
  fireEvent.click(submit());
  await waitFor(() => expect(commentTexts()[0]).toContain('Will be sent when the server is awake'));
  expect(readDraft(me.id, draftOf(post.id))).toContain('I am here.');
  view.unmount();
  awake = true;
  probeAgain();
  await waitFor(() => expect(requests('POST')).toHaveLength(2));
  await waitFor(() => expect(readDraft(me.id, draftOf(post.id))).toBeNull());
  const [first, second] = requests('POST').map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
});

test('a comment sent again after a failure has the same idempotency key', async () => {
  const { requests } = await open({ [create]: () => refusal(500, 'INTERNAL', '') });
  for (const times of [1, 2]) {
    type(box(), 'I am here.');
    fireEvent.click(submit());
    await waitFor(() => expect(requests('POST')).toHaveLength(times));
    await waitFor(() => expect(box()).toHaveProperty('value', 'I am here.'));
  }
  const [first, second] = requests('POST').map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
});

test('a reply is placed under its comment, and the focus returns to the button', async () => {
  const { requests } = await open({ [create]: created }, [aThread({ content: 'first' })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Answer Inés' }));
  const replyBox = screen.getByLabelText('Your answer to Inés');
  expect(document.activeElement).toBe(replyBox);
  type(replyBox, 'Me too.');
  fireEvent.keyDown(replyBox, { key: 'Enter', ctrlKey: true });
  await screen.findByText('Reply added successfully');
  expect(screen.getByRole('list', { name: 'Answers to Inés' }).textContent).toContain('Me too.');
  expect(screen.queryByLabelText('Your answer to Inés')).toBeNull();
  expect(requests('POST')[0]?.body).toMatchObject({
    content: 'Me too.',
    parentCommentId: expect.any(String),
  });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Answer'));
});

test('a refused reply opens its form again, with its text', async () => {
  await open({ [create]: () => refusal(500, 'INTERNAL', '') }, [aThread({ content: 'first' })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Answer Inés' }));
  type(screen.getByLabelText('Your answer to Inés'), 'Me too.');
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await screen.findByText('Failed to add reply');
  expect(await screen.findByLabelText('Your answer to Inés')).toHaveProperty('value', 'Me too.');
});

test('several drafts in a thread return after a reload, each in its place', async () => {
  const comments = [aThread({ content: 'first' }), aThread({ content: 'second', ...ownAuthor })];
  const { view } = await open({}, comments);
  type(box(), 'half a tho');
  fireEvent.click(await screen.findByRole('button', { name: 'Answer Inés' }));
  type(screen.getByLabelText('Your answer to Inés'), 'half an ans');
  fireEvent.click(screen.getByRole('button', { name: 'Edit your comment' }));
  type(screen.getByLabelText('Change your comment'), 'second, and');
  expect(hasDrafts(me.id, post.id)).toBe(true);
  view.unmount();
  await open({}, comments);
  expect(box()).toHaveProperty('value', 'half a tho');
  expect(await screen.findByLabelText('Your answer to Inés')).toHaveProperty('value', 'half an ans');
  expect(screen.getByLabelText('Change your comment')).toHaveProperty('value', 'second, and');
  expect(screen.getAllByText('What you had written is here again.')).toHaveLength(3);
});

test('a change of a comment begins at the end of its words', async () => {
  await open({}, [aThread({ content: 'That helped', ...ownAuthor })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit your comment' }));
  const words = screen.getByLabelText('Change your comment');
  expect(words).toHaveProperty('selectionStart', 'That helped'.length);
});

test('a draft of a reply is discarded only after asking', async () => {
  await open({}, [aThread({ content: 'first' })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Answer Inés' }));
  type(screen.getByLabelText('Your answer to Inés'), 'half');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByText('Keep it'));
  expect(screen.getByLabelText('Your answer to Inés')).toHaveProperty('value', 'half');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByText('Throw it away'));
  expect(screen.queryByLabelText('Your answer to Inés')).toBeNull();
  expect(hasDrafts(me.id, post.id)).toBe(false);
});

test('an edit of a comment shows at once, and is undone when refused', async () => {
  const comment = aThread({ content: 'before', ...ownAuthor });
  let refused = true;
  await open(
    {
      [`PUT /api/comments/${comment.id}`]: () =>
        refused
          ? refusal(500, 'INTERNAL', '')
          : data({ ...aComment(comment), content: 'after', updatedAt: '2026-11-21T09:00:00.000Z' }),
    },
    [comment],
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Edit your comment' }));
  type(screen.getByLabelText('Change your comment'), 'after');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(commentTexts()[0]).toContain('after'));
  await screen.findByText('Failed to update comment');
  expect(await screen.findByLabelText('Change your comment')).toHaveProperty('value', 'after');
  refused = false;
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Comment updated successfully');
  await waitFor(() => expect(slip('after').getByText(/edited/)).toBeTruthy());
});

test('a comment is deleted after asking, and returns if the server refuses', async () => {
  const comment = aThread({ content: 'mine', ...ownAuthor });
  let response = Promise.withResolvers<Response>();
  const { count } = await open({ [`DELETE /api/comments/${comment.id}`]: () => response.promise }, [
    comment,
    aThread({ content: 'theirs' }),
  ]);
  const remove = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Delete your comment' }));
    expect(screen.getByText('Are you sure you want to delete this comment?')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Delete comment' }));
    await screen.findByText('Your comment will be deleted.');
  };
  await remove();
  await waitFor(() => expect(commentTexts()).toHaveLength(1));
  expect(count()).toBe(0);
  endUndo();
  response.resolve(refusal(500, 'INTERNAL', ''));
  await screen.findByText('Failed to delete comment');
  await waitFor(() => expect(commentTexts()).toHaveLength(2));
  expect(count()).toBe(1);
  response = Promise.withResolvers();
  await remove();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(commentTexts()).toHaveLength(2));
  expect(count()).toBe(1);
  await remove();
  endUndo();
  response.resolve(data({ success: true }));
  await screen.findByText('Comment deleted successfully');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('theirs'));
  expect(count()).toBe(0);
});

test('a click on the inactive button says that the comment is missing or too long', async () => {
  const { requests } = await open({});
  fireEvent.click(submit());
  await screen.findByText('Please write a comment');
  type(box(), '👍🏽'.repeat(1_001));
  await screen.findByText('1001/1000');
  fireEvent.click(submit());
  await screen.findByText('Comment must be less than 1,000 characters');
  expect(requests('POST')).toEqual([]);
});

test('choosing a beginning fills the box, and the beginnings disappear once something is written', async () => {
  await open({});
  fireEvent.click(screen.getByRole('button', { name: 'Ways to begin' }));
  fireEvent.click(screen.getByRole('button', { name: /What helped me/ }));
  expect(box()).toHaveProperty('value', 'What helped me a little was ');
  expect(document.activeElement).toBe(box());
  expect(screen.queryByRole('button', { name: 'Ways to begin' })).toBeNull();
});

test('drafts of one thread do not belong to another', () => {
  writeDraft(me.id, draftOf(post.id, 'x'), 'half');
  expect(hasDrafts(me.id, post.id)).toBe(true);
  expect(hasDrafts(null, post.id)).toBe(false);
  expect(hasDrafts(me.id, 'another')).toBe(false);
});
