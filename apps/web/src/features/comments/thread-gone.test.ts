import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readDraft } from '../../lib/writing/drafts.ts';
import { endUnsent, unsentWords } from '../../lib/writing/unsent-words.ts';
import { refusal } from '../../testing/api.ts';
import { aThread } from '../../testing/factories.ts';
import { prepareTexts } from '../../testing/render.tsx';
import { box, create, me, open, ownAuthor, post, submit, type } from '../../testing/thread-scene.tsx';
import { draftOf, editDraftOf } from './comment-drafts.ts';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the words for a worry that is gone are shown until they were read, because its page will soon have no form', async () => {
  await open({ [create]: () => refusal(404, 'NOT_FOUND', 'This post is not here any more.') });
  type(box(), ' I am here. ');
  fireEvent.click(submit());
  const shown = [{ words: 'I am here.', reason: 'This post is not here any more.' }];
  await waitFor(() => expect(unsentWords.get()).toMatchObject(shown));
  expect(readDraft(me.id, draftOf(post.id))).toContain('I am here.');
  act(endUnsent);
  expect(unsentWords.get()).toEqual([]);
  expect(readDraft(me.id, draftOf(post.id))).toBeNull();
});

const goneParent = () =>
  refusal(400, 'VALIDATION_FAILED', 'Please check what you entered.', {
    details: [{ path: 'parentCommentId', message: 'The comment you are answering is not there any more' }],
  });

test('the words of an answer to a comment that is gone are shown until they were read', async () => {
  const comment = aThread({ content: 'first' });
  await open({ [create]: goneParent }, [comment]);
  fireEvent.click(await screen.findByRole('button', { name: 'Answer Inés' }));
  type(screen.getByLabelText('Your answer to Inés'), 'Me too.');
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  const shown = [{ words: 'Me too.', reason: 'The comment you are answering is not there any more' }];
  await waitFor(() => expect(unsentWords.get()).toMatchObject(shown));
  act(endUnsent);
  expect(readDraft(me.id, draftOf(post.id, comment.id))).toBeNull();
});

test('the words of an edit of a comment that is gone are shown until they were read', async () => {
  const comment = aThread({ content: 'first', ...ownAuthor });
  await open({ [`PUT /api/comments/${comment.id}`]: () => refusal(404, 'NOT_FOUND', 'Not here any more.') }, [
    comment,
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit your comment' }));
  type(screen.getByLabelText('Change your comment'), 'first, and more');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(unsentWords.get()).toMatchObject([{ words: 'first, and more', reason: 'Not here any more.' }]),
  );
  act(endUnsent);
  expect(readDraft(me.id, editDraftOf(post.id, comment.id))).toBeNull();
});
