import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Thread } from '../features/comments/thread.tsx';
import { editDraft } from '../features/posts/post-draft.ts';
import { createQueryClient } from '../lib/cache/query-client.ts';
import { offerByAnswer, offers } from '../lib/forms/support-offers.ts';
import { type Call, data, silence, stubApi } from '../testing/api.ts';
import { aComment, aThreadPage } from '../testing/factories.ts';
import { prepareTexts, renderApp } from '../testing/render.tsx';
import { box, create, me, mine, post, submit, type } from '../testing/thread-scene.tsx';
import { Writing } from './writing.tsx';

beforeAll(prepareTexts);
beforeEach(() => {
  localStorage.clear();
  offers.set({});
});
afterEach(cleanup);

const panel = { name: 'You do not have to carry this alone' };

/** A thread with the writing aid, over a server with these answers. */
async function open(answer: (call: Call) => Response | Error) {
  const calls = stubApi({
    [`GET /api/comments/post/${post.id}/threaded`]: () => data(aThreadPage([])),
    [create]: answer,
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

const taken = (support: object | null) => (call: Call) =>
  data({ ...aComment({ ...mine, ...(call.body instanceof Object && call.body) }), support }, 201);

test('a writer who may be in danger is shown help while they write, and nothing is sent to the server', async () => {
  const calls = await open(taken(null));
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

test('a text that waits for a sleeping server is read by the browser, which shows help at once', async () => {
  await open(() => silence());
  type(box(), 'i want to kill myself');
  fireEvent.click(submit());
  await waitFor(() => expect(box()).toHaveProperty('value', ''));
  const group = within(await screen.findByRole('group', panel));
  expect(group.getByText('Only you see this.')).toBeTruthy();
});

test('the server’s reading shows help in the language of the text', async () => {
  await open(taken({ level: 'explicit', language: 'es' }));
  type(box(), 'ya no quiero vivir');
  fireEvent.click(submit());
  await waitFor(() => expect(box()).toHaveProperty('value', ''));
  const group = within(await screen.findByRole('group', panel));
  expect(group.getByRole('link', { name: 'Call 024' })).toBeTruthy();
});

test('help that an edited post calls for is shown above the post, wherever it appears', async () => {
  renderApp(
    <Writing postId={post.id}>
      <p>The worry</p>
    </Writing>,
    { user: me },
  );
  act(() => offerByAnswer(editDraft(post.id), { level: 'explicit', language: 'es' }));
  const group = await screen.findByRole('group', panel);
  expect(group.compareDocumentPosition(screen.getByText('The worry'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('possible danger is answered with one line, not with a panel', async () => {
  await open(taken(null));
  type(box(), 'my family would be better off without me');
  const link = await screen.findByRole('link', { name: 'See who answers' });
  expect(link.getAttribute('href')).toBe('/help');
  expect(screen.queryByRole('group', panel)).toBeNull();
});

test('a hurtful comment is questioned once for the same words, and sent when its author confirms', async () => {
  const calls = await open(taken(null));
  const posted = () => calls.filter(({ method }) => method === 'POST');
  type(box(), 'i want to kill myself');
  await screen.findByRole('group', panel);
  type(box(), 'You are such an idiot');
  fireEvent.click(submit());
  fireEvent.click(await screen.findByRole('button', { name: 'Let me rewrite it' }));
  expect(document.activeElement).toBe(box());
  expect(box()).toHaveProperty('value', 'You are such an idiot');
  fireEvent.click(submit());
  await waitFor(() => expect(posted()).toHaveLength(1));
  await screen.findByText('Comment added successfully');

  type(box(), 'you are pathetic and stupid');
  fireEvent.click(submit());
  fireEvent.click(await screen.findByRole('button', { name: 'Send it' }));
  await waitFor(() => expect(posted()).toHaveLength(2));
});
