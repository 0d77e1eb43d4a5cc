import type { Resolution } from '@halved/shared/contract/resolutions';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { draftNames } from '../lib/writing/drafts.ts';
import { offers } from '../lib/writing/support-offers.ts';
import { data, refusal, stubApi } from '../testing/api.ts';
import { aPost, aUser, authoredBy } from '../testing/factories.ts';
import { prepareTexts, renderApp } from '../testing/render.tsx';
import { aResolution } from '../testing/resolution-factories.ts';
import { Screen } from './screens/post.tsx';

const me = aUser();
const open = aPost({ ...authoredBy(me) });
const resolved = { ...open, isResolved: true };
const resolution = aResolution({ postId: open.id });
const path = `/api/resolutions/posts/${open.id}`;

beforeAll(prepareTexts);
beforeEach(() => {
  localStorage.clear();
  offers.set({});
});
afterEach(cleanup);

type Handlers = Parameters<typeof stubApi>[0];

function show(post: typeof open, handlers: Handlers = {}) {
  const calls = stubApi({
    [`GET /api/posts/${post.id}`]: () => data(post),
    [`GET ${path}`]: () => data(resolution),
    [`GET ${path}/suggestions`]: () =>
      data({
        suggestions: [{ method: 'Walking', count: 12, averageHelpfulness: 4.5, example: 'It passed.' }],
      }),
    [`GET /api/comments/post/${post.id}/threaded`]: () =>
      data({ comments: [], total: 0, hasMore: false, nextCursor: null }),
    ...handlers,
  });
  renderApp(
    <Routes>
      <Route path="/posts/:id" element={<Screen />} />
    </Routes>,
    { at: `/posts/${post.id}`, user: me },
  );
  return calls;
}

async function choose(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for this worry' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
  return within(await screen.findByRole('dialog'));
}

const bodiesOf = (calls: ReturnType<typeof show>, method: string) =>
  calls.filter((call) => call.method === method && call.url === `${path}/resolve`).map(({ body }) => body);

const respondWith = (changes: Partial<Resolution>) => () => data({ ...resolution, ...changes });
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pushSubmit = () =>
  fireEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: /^Mark as Resolved$|^Save$/ }),
  );

test('a post is resolved with a method, a suggestion, a story and stars, and shows them at once', async () => {
  const content = {
    resolutionStory: 'It passed.',
    helpfulnessRating: 5,
    copingMethods: ['Sleep', 'Walking'],
  };
  const calls = show(open, { [`POST ${path}/resolve`]: respondWith(content) });
  const dialog = await choose('Mark as Resolved');
  write('Coping method 1', ' Sleep ');
  fireEvent.click(await dialog.findByRole('button', { name: /Walking/, pressed: false }));
  expect(dialog.getByRole('button', { name: /Walking/, pressed: true })).toBeTruthy();
  write('Your story', 'It passed.');
  fireEvent.click(dialog.getByRole('radio', { name: '5 stars' }));
  pushSubmit();
  await screen.findByRole('heading', { name: 'How it was resolved' });
  expect(screen.getByRole('article').textContent).toContain('Resolved');
  await screen.findByText('Your worry is marked as resolved.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('img', { name: 'Helped: 5 of 5 stars' })).toBeTruthy();
  expect(bodiesOf(calls, 'POST')).toEqual([content]);
  expect(draftNames(me.id)).toEqual([]);
});

test('a resolution that waits for a moderator says so on its post', async () => {
  let moderationStatus = open.moderationStatus;
  show(open, {
    [`GET /api/posts/${open.id}`]: () => data({ ...open, moderationStatus }),
    [`POST ${path}/resolve`]: () => {
      moderationStatus = 'pending';
      return data(resolution);
    },
  });
  await choose('Mark as Resolved');
  write('Coping method 1', 'Sleep');
  pushSubmit();
  await screen.findByText(/moderator/);
  expect(screen.getByRole('heading', { name: 'How it was resolved' })).toBeTruthy();
});

test('a resolution in which the server finds danger shows help beside its post', async () => {
  const support = { level: 'explicit', language: 'en', doors: [] };
  show(open, { [`POST ${path}/resolve`]: () => data({ ...resolution, support }) });
  await choose('Mark as Resolved');
  write('Coping method 1', 'Sleep');
  pushSubmit();
  await screen.findByRole('group', { name: 'You do not have to carry this alone' });
});

test('a resolution without a coping method is refused beside the first row, which gets the focus', async () => {
  const calls = show(open);
  const dialog = await choose('Mark as Resolved');
  write('Coping method 1', '  ');
  pushSubmit();
  await dialog.findByText('Please add at least one coping method');
  expect(document.activeElement).toBe(dialog.getByLabelText('Coping method 1'));
  expect(bodiesOf(calls, 'POST')).toEqual([]);
});

test('if the server refuses a resolution, the form shows the error, the post is unresolved again, and the draft stays', async () => {
  show(open, { [`POST ${path}/resolve`]: () => refusal(500, 'INTERNAL', '') });
  const dialog = await choose('Mark as Resolved');
  write('Coping method 1', 'Sleep');
  pushSubmit();
  await dialog.findByText('Failed to mark worry as resolved');
  expect(screen.queryByText('Resolved')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'How it was resolved' })).toBeNull();
  expect(dialog.getByLabelText('Coping method 1')).toHaveProperty('value', 'Sleep');
  expect(draftNames(me.id)).toEqual([`resolution:${open.id}`]);
});

test('a resolution saved in another window meanwhile is shown, and may be kept or replaced', async () => {
  const calls = show(open, {
    [`POST ${path}/resolve`]: () => refusal(409, 'ALREADY_RESOLVED', 'This worry is resolved already.'),
    [`PUT ${path}/resolve`]: respondWith({ copingMethods: ['Sleep'] }),
  });
  const dialog = await choose('Mark as Resolved');
  write('Coping method 1', 'Sleep');
  pushSubmit();
  await dialog.findByText('It was nothing, in the end.');
  expect(dialog.getByRole('button', { name: 'Keep what is there' })).toBeTruthy();
  expect(dialog.getByLabelText('Coping method 1')).toHaveProperty('value', 'Sleep');
  pushSubmit();
  await screen.findByText('Your resolution has been updated.');
  expect(bodiesOf(calls, 'PUT')).toEqual([
    { copingMethods: ['Sleep'], resolutionStory: null, helpfulnessRating: null },
  ]);
});

test('a draft of a resolution replaces the saved resolution in the form, and can be thrown away', async () => {
  const draft = { values: { methods: [{ words: 'Half a th' }] } };
  localStorage.setItem(`halved_draft:${me.id}:resolution:${open.id}`, JSON.stringify(draft));
  show(resolved);
  const dialog = await choose('Edit the resolution');
  expect(await dialog.findByLabelText('Coping method 1')).toHaveProperty('value', 'Half a th');
  expect(dialog.getByLabelText('Your story')).toHaveProperty('value', 'It was nothing, in the end.');
  fireEvent.click(dialog.getByRole('button', { name: 'Start over' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Throw it away' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Coping method 2')).toHaveProperty('value', 'Writing it down'),
  );
});

test('a resolution that was saved although its response was lost leaves no draft after a reload', async () => {
  const { copingMethods, resolutionStory, helpfulnessRating } = resolution;
  const methods = copingMethods.map((words) => ({ words }));
  const draft = { values: { methods, resolutionStory, helpfulnessRating } };
  localStorage.setItem(`halved_draft:${me.id}:resolution:${open.id}`, JSON.stringify(draft));
  show(resolved);
  const dialog = await choose('Edit the resolution');
  expect(await dialog.findByLabelText('Coping method 2')).toHaveProperty('value', 'Writing it down');
  expect(dialog.queryByRole('button', { name: 'Start over' })).toBeNull();
  expect(draftNames(me.id)).toEqual([]);
});

test('the resolution form adds rows with Enter and removes them, and its stars can be cleared', async () => {
  const calls = show(resolved, { [`PUT ${path}/resolve`]: respondWith({}) });
  const dialog = await choose('Edit the resolution');
  const lastRow = await dialog.findByLabelText('Coping method 2');
  expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
  // An Enter that accepts a Japanese word; Safari sends it when the composition has ended.
  fireEvent.keyDown(lastRow, { key: 'Enter', keyCode: 229 });
  expect(dialog.queryByLabelText('Coping method 3')).toBeNull();
  fireEvent.keyDown(lastRow, { key: 'Enter' });
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Coping method 3')));
  write('Coping method 3', 'A song');
  fireEvent.click(dialog.getByRole('button', { name: 'Remove coping method 1' }));
  fireEvent.click(dialog.getByRole('button', { name: 'No stars' }));
  expect(document.activeElement).toBe(dialog.getByRole('radio', { name: '1 star' }));
  pushSubmit();
  await screen.findByText('Your resolution has been updated.');
  expect(bodiesOf(calls, 'PUT')).toEqual([
    {
      copingMethods: ['Writing it down', 'A song'],
      resolutionStory: 'It was nothing, in the end.',
      helpfulnessRating: null,
    },
  ]);
});

test('a post is marked as unresolved after a confirmation, and then no longer held if its resolution was why', async () => {
  let post: typeof open = { ...resolved, moderationStatus: 'flagged' };
  show(post, {
    [`GET /api/posts/${open.id}`]: () => data(post),
    [`DELETE ${path}/resolve`]: () => {
      post = open;
      return data({ success: true });
    },
  });
  await screen.findByText('It was nothing, in the end.');
  expect(screen.getByText(/moderator/)).toBeTruthy();
  const dialog = await choose('Mark as Unresolved');
  fireEvent.click(dialog.getByRole('button', { name: 'Mark as Unresolved' }));
  await screen.findByText('Your worry is marked as unresolved.');
  expect(screen.queryByRole('heading', { name: 'How it was resolved' })).toBeNull();
  expect(screen.queryByText('Resolved')).toBeNull();
  await waitFor(() => expect(screen.queryByText(/moderator/)).toBeNull());
});

test('a post stays resolved if marking it as unresolved fails', async () => {
  show(resolved, { [`DELETE ${path}/resolve`]: () => refusal(500, 'INTERNAL', '') });
  const dialog = await choose('Mark as Unresolved');
  fireEvent.click(dialog.getByRole('button', { name: 'Mark as Unresolved' }));
  await screen.findByText('Failed to mark worry as unresolved');
  expect(screen.getByText('It was nothing, in the end.')).toBeTruthy();
  expect(screen.getByRole('article').textContent).toContain('Resolved');
});

test('a resolution is folded behind the content note of its post, except for the author', async () => {
  const { userId, user } = aPost();
  show({ ...resolved, sensitive: true, userId, user });
  await screen.findByRole('heading', { name: 'How it was resolved' });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Show it' })).toHaveLength(2));
  expect(screen.queryByText('It was nothing, in the end.')).toBeNull();
  cleanup();
  show({ ...resolved, sensitive: true });
  await screen.findByText('It was nothing, in the end.');
});

test('the comments are below the resolution, and load even when the resolution fails to load', async () => {
  show(resolved, { [`GET ${path}`]: () => refusal(400, 'INTERNAL', '') });
  await screen.findByText('Failed to load the resolution');
  expect(screen.getByRole('heading', { name: 'Comments' })).toBeTruthy();
});
