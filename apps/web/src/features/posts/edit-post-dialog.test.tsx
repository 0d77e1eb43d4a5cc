import type { Post } from '@halved/shared/contract/posts';
import { hourMs } from '@halved/shared/durations';
import type { QueryKey } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { getQueryKey } from '@trpc/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { trpc } from '../../lib/server/trpc.ts';
import { createStore, useStore } from '../../lib/state/store.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aPost, aUser, authoredBy } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { EditPostDialog } from './edit-post-dialog.tsx';

const me = aUser();
const written = aPost({ ...authoredBy(me), shortContent: 'First words' });
const scheduled: Post = {
  ...written,
  isScheduled: true,
  scheduledFor: new Date(Date.now() + hourMs).toISOString(),
  publishedAt: null,
};
const published: Post = { ...scheduled, isScheduled: false, publishedAt: new Date().toISOString() };

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = createStore(written);
const Dialog = () => <EditPostDialog post={useStore(shown)} onClose={() => undefined} />;

/** Opens the dialog over a server that accepts every change, or that answers one with `respond`. */
async function open(post: Post, respond = async () => data(post)) {
  const calls = stubApi({
    'GET /api/posts/prompts': () => data({ prompts: [] }),
    [`PUT /api/posts/${post.id}`]: respond,
  });
  shown.set(post);
  const { client, unmount } = renderApp(<Dialog />, { user: me });
  await screen.findByLabelText('Your worry');
  return {
    client,
    unmount,
    /** Shows the dialog what the list shows by now. */
    show: (next: Post) => act(() => shown.set(next)),
    changes: () => calls.find(({ method }) => method === 'PUT')?.body,
  };
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('Your worry'), { target: { value } });

async function save() {
  const button = screen.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(button);
}

test('the draft of an edit brings back what was changed, and nothing that was changed elsewhere since', async () => {
  const { unmount } = await open(written);
  type('Other words');
  unmount();
  const { changes } = await open({ ...written, privacyLevel: 'private', commentsEnabled: false });
  expect(screen.getByLabelText('Your worry')).toHaveProperty('value', 'Other words');
  await save();
  await waitFor(() => expect(changes()).toEqual({ shortContent: 'Other words' }));
});

test('an edit sends nothing that was changed elsewhere while its dialog was open', async () => {
  const { show, changes } = await open(written);
  type('Other words');
  show({ ...written, privacyLevel: 'private', commentsEnabled: false });
  await save();
  await waitFor(() => expect(changes()).toEqual({ shortContent: 'Other words' }));
});

test('an edit renews what the dashboard and the profile show of it', async () => {
  const { client } = await open(written);
  const shownElsewhere = [[['dashboard', 'get']], [['users', 'profile']]];
  for (const queryKey of shownElsewhere) client.setQueryData(queryKey, {});
  type('Other words');
  await save();
  const isOld = (queryKey: QueryKey) => client.getQueryState(queryKey)?.isInvalidated;
  await waitFor(() => expect(shownElsewhere.map(isOld)).toEqual([true, true]));
});

test('a refused edit takes back what it changed, and nothing that has changed since', async () => {
  const refused = Promise.withResolvers<void>();
  const { client, changes } = await open(written, async () => {
    await refused.promise;
    return refusal(500, 'INTERNAL', '');
  });
  const key = getQueryKey(trpc.posts.get, { id: written.id }, 'query');
  client.setQueryData<Post>(key, written);
  type('Other words');
  await save();
  await waitFor(() => expect(changes()).toBeTruthy());
  expect(client.getQueryData<Post>(key)?.shortContent).toBe('Other words');
  client.setQueryData<Post>(key, (post) => post && { ...post, commentsCount: 3, isResolved: true });
  refused.resolve();
  await screen.findByText('Failed to update post');
  expect(client.getQueryData(key)).toEqual({ ...written, commentsCount: 3, isResolved: true });
});

test('a scheduled post that is published while its edit is open can be saved', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { show, changes } = await open(scheduled);
  type('Other words');
  vi.setSystemTime(Date.now() + 2 * hourMs);
  show(published);
  await save();
  await waitFor(() => expect(changes()).toEqual({ shortContent: 'Other words' }));
});

test('the draft of another time can be saved after the post was published', async () => {
  const { unmount } = await open(scheduled);
  type('Other words');
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2000-01-01T10:00' } });
  unmount();
  const { changes } = await open(published);
  await save();
  await waitFor(() => expect(changes()).toEqual({ shortContent: 'Other words' }));
});
