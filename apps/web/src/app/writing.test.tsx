import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Thread } from '../features/comments/thread.tsx';
import { editDraft } from '../features/posts/post-draft.ts';
import { createQueryClient } from '../lib/cache/query-client.ts';
import { offerFromResponse, offers } from '../lib/writing/support-offers.ts';
import { type Call, data, silence, stubApi } from '../testing/api.ts';
import { aComment, aThreadPage } from '../testing/factories.ts';
import { prepareTexts, renderApp } from '../testing/render.tsx';
import { box, create, me, ownAuthor, post, submit, type } from '../testing/thread-scene.tsx';
import { Writing } from './writing.tsx';

beforeAll(prepareTexts);
beforeEach(() => {
  localStorage.clear();
  offers.set({});
});
afterEach(cleanup);

const panel = { name: 'You do not have to carry this alone' };

/** A thread with the writing aid, over a server that handles new comments with `respond`. */
async function open(respond: (call: Call) => Response | Error) {
  const calls = stubApi({
    [`GET /api/comments/post/${post.id}/threaded`]: () => data(aThreadPage([])),
    [create]: respond,
  });
  renderApp(
    <Writing postId={post.id}>
      <Thread post={post} />
    </Writing>,
    { user: me, client: createQueryClient() },
  );
  await screen.findByLabelText('Your comment');
  await waitFor(() => expect(screen.queryByText('Loading comments')).toBeNull());
  return calls;
}

const respondWith = (support: object | null) => (call: Call) =>
  data({ ...aComment({ ...ownAuthor, ...(call.body instanceof Object && call.body) }), support }, 201);

test('a writer who may be in danger is shown help while they write, and nothing is sent to the server', async () => {
  const calls = await open(respondWith(null));
  type(box(), 'i want to kill myself');
  const group = within(await screen.findByRole('group', panel));
  expect(group.getAllByRole('link').some((link) => link.getAttribute('href')?.startsWith('tel:'))).toBe(true);
  expect(calls.filter(({ url }) => !url.includes('/threaded'))).toEqual([]);
  fireEvent.click(group.getByText('Put away'));
  expect(screen.queryByRole('group', panel)).toBeNull();
  fireEvent.click(screen.getByText('Show them again'));
  expect(screen.getByRole('group', panel)).toBeTruthy();
  type(box(), '');
  await waitFor(() => expect(screen.queryByRole('group', panel)).toBeNull());
});

test('a text that waits for a sleeping server shows help at once, because the browser checks it', async () => {
  await open(() => silence());
  type(box(), 'i want to kill myself');
  fireEvent.click(submit());
  await waitFor(() => expect(box()).toHaveProperty('value', ''));
  const group = within(await screen.findByRole('group', panel));
  expect(group.getByText('Only you see this.')).toBeTruthy();
});

test('help after the server’s analysis is in the language of the text', async () => {
  await open(respondWith({ level: 'explicit', language: 'es', doors: [] }));
  type(box(), 'ya no quiero vivir');
  fireEvent.click(submit());
  await waitFor(() => expect(box()).toHaveProperty('value', ''));
  const group = within(await screen.findByRole('group', panel));
  expect(group.getByRole('link', { name: 'Call 024' })).toBeTruthy();
});

test('help for an edited post is shown above the post, wherever the post appears', async () => {
  renderApp(
    <Writing postId={post.id}>
      <p>The worry</p>
    </Writing>,
    { user: me },
  );
  act(() => offerFromResponse(editDraft(post.id), { level: 'explicit', language: 'es', doors: [] }));
  const group = await screen.findByRole('group', panel);
  expect(group.compareDocumentPosition(screen.getByText('The worry'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a text with possible danger shows one line of help, not the panel', async () => {
  await open(respondWith(null));
  type(box(), 'my family would be better off without me');
  const link = await screen.findByRole('link', { name: 'See who answers' });
  expect(link.getAttribute('href')).toBe('/help');
  expect(screen.queryByRole('group', panel)).toBeNull();
});

test('a hurtful comment is sent after its author confirms it, and the same text is questioned only once', async () => {
  const calls = await open(respondWith(null));
  const postCalls = () => calls.filter(({ method }) => method === 'POST');
  type(box(), 'i want to kill myself');
  await screen.findByRole('group', panel);
  type(box(), 'You are such an idiot');
  fireEvent.click(submit());
  fireEvent.click(await screen.findByRole('button', { name: 'Let me rewrite it' }));
  expect(document.activeElement).toBe(box());
  expect(box()).toHaveProperty('value', 'You are such an idiot');
  fireEvent.click(submit());
  await waitFor(() => expect(postCalls()).toHaveLength(1));
  await screen.findByText('Comment added successfully');

  type(box(), 'you are pathetic and stupid');
  fireEvent.click(submit());
  fireEvent.click(await screen.findByRole('button', { name: 'Send it' }));
  await waitFor(() => expect(postCalls()).toHaveLength(2));
});
