import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readDraft, writeDraft } from '../../lib/writing/drafts.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aThread, aThreadPage } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { box, me, post, type } from '../../testing/thread-scene.tsx';
import { draftOf } from './comment-drafts.ts';
import { Thread } from './thread.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const closed = /^This can no longer be sent here/;
const answer = 'Your answer to Inés';

/** A thread whose author switches comments off, or on again. */
function Switched() {
  const [commentsEnabled, setEnabled] = useState(true);
  return (
    <>
      <Thread post={{ ...post, commentsEnabled }} />
      <button type="button" onClick={() => setEnabled(!commentsEnabled)}>
        Switch
      </button>
    </>
  );
}

async function open() {
  const calls = stubApi({
    [`GET /api/comments/post/${post.id}/threaded`]: () => data(aThreadPage([aThread({ content: 'first' })])),
  });
  renderApp(<Switched />, { user: me });
  await screen.findByLabelText('Your comment');
  return calls;
}
function throwAway() {
  fireEvent.click(screen.getByRole('button', { name: 'Throw it away' }));
  const [, confirm] = screen.getAllByRole('button', { name: 'Throw it away' });
  if (!confirm) throw new Error('The dialog asks');
  fireEvent.click(confirm);
}
const switchComments = () => fireEvent.click(screen.getByText('Switch'));

test('a comment that somebody is writing stays, and can be copied but not sent, once comments are switched off', async () => {
  const calls = await open();
  box().focus();
  type(box(), 'half a tho');
  switchComments();
  expect(screen.getByText('Comments are disabled for this post')).toBeTruthy();
  expect(screen.getByText(closed)).toBeTruthy();
  expect(document.activeElement).toBe(box());
  expect(box()).toHaveProperty('value', 'half a tho');
  expect(screen.getByRole('button', { name: 'Copy the words' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Comment' })).toBeNull();
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true });
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  switchComments();
  expect(box()).toHaveProperty('value', 'half a tho');
  expect(screen.queryByText(closed)).toBeNull();
});

test('words that can no longer be sent are thrown away only after asking, and then their form is gone', async () => {
  await open();
  type(box(), 'half a tho');
  switchComments();
  throwAway();
  expect(screen.queryByLabelText('Your comment')).toBeNull();
  expect(readDraft(me.id, draftOf(post.id))).toBeNull();
});

test('an answer that somebody is writing stays too, and a form without words closes', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Answer Inés' }));
  type(screen.getByLabelText(answer), 'Me t');
  switchComments();
  expect(screen.getByLabelText(answer)).toHaveProperty('value', 'Me t');
  expect(screen.getByText(closed)).toBeTruthy();
  expect(screen.queryByLabelText('Your comment')).toBeNull();
});

describe('the draft of an answer to a comment that is not in the thread', () => {
  const missing = 'gone';
  const show = async (nextCursor: string | null) => {
    writeDraft(me.id, draftOf(post.id, missing), JSON.stringify({ values: { content: 'Me t' } }));
    stubApi({
      [`GET /api/comments/post/${post.id}/threaded`]: () =>
        data(aThreadPage([aThread({ content: 'first' })], nextCursor)),
    });
    renderApp(<Thread post={post} />, { user: me });
    await screen.findByText('first');
    await screen.findByLabelText('Your comment');
  };

  test('is shown at the end if the comment is gone, until its words are thrown away', async () => {
    await show(null);
    expect(screen.getByLabelText('Answer')).toHaveProperty('value', 'Me t');
    expect(screen.getByText(closed)).toBeTruthy();
    throwAway();
    expect(screen.queryByLabelText('Answer')).toBeNull();
    expect(readDraft(me.id, draftOf(post.id, missing))).toBeNull();
  });

  test('waits while the thread cannot be loaded', async () => {
    writeDraft(me.id, draftOf(post.id, missing), JSON.stringify({ values: { content: 'Me t' } }));
    stubApi({ [`GET /api/comments/post/${post.id}/threaded`]: () => refusal(400, 'INTERNAL', '') });
    renderApp(<Thread post={post} />, { user: me });
    await screen.findByText('Failed to load comments');
    await screen.findByLabelText('Your comment');
    expect(screen.queryByLabelText('Answer')).toBeNull();
  });

  test('waits for its comment if that may be on a page that has not been loaded', async () => {
    await show('further');
    expect(screen.queryByLabelText('Answer')).toBeNull();
    expect(readDraft(me.id, draftOf(post.id, missing))).toContain('Me t');
  });
});
