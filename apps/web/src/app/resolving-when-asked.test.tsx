import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { links } from '../links.ts';
import { data, refusal, stubApi } from '../testing/api.ts';
import { aPost, aThreadPage, aUser, authoredBy } from '../testing/factories.ts';
import { prepareTexts, renderApp } from '../testing/render.tsx';
import { aResolution } from '../testing/resolution-factories.ts';
import { Screen } from './screens/post.tsx';

const me = aUser();
const open = aPost({ ...authoredBy(me) });
const resolution = aResolution({ postId: open.id });
const path = `/api/resolutions/posts/${open.id}`;

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const Search = () => <output>{`Search: ${useLocation().search}`}</output>;

/**
 * Follows the address that a check-in answered with “Resolved” leads to. The returned function lets the server answer
 * the form.
 */
function follow(post: typeof open, respond = () => data(resolution)) {
  let isResolved = post.isResolved;
  const answered = Promise.withResolvers<void>();
  stubApi({
    [`GET /api/posts/${post.id}`]: () => data({ ...post, isResolved }),
    [`GET ${path}`]: () => data(resolution),
    [`GET ${path}/suggestions`]: () => data({ suggestions: [] }),
    [`GET /api/comments/post/${post.id}/threaded`]: () => data(aThreadPage([])),
    [`POST ${path}/resolve`]: async () => {
      await answered.promise;
      const response = respond();
      isResolved = response.ok;
      return response;
    },
    [`DELETE ${path}/resolve`]: () => {
      isResolved = false;
      return data({ success: true });
    },
  });
  renderApp(
    <>
      <Routes>
        <Route path="/posts/:id" element={<Screen />} />
      </Routes>
      <Search />
    </>,
    { at: links.resolve(post.id), user: me },
  );
  return answered.resolve;
}

async function submit() {
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText('Coping method 1'), { target: { value: 'Sleep' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Mark as Resolved' }));
  await screen.findByRole('heading', { name: 'How it was resolved', hidden: true });
  return dialog;
}
async function reopen() {
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for this worry' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Mark as Unresolved' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Mark as Unresolved' }));
  await screen.findByText('Your worry is marked as unresolved.');
}

test('the form that an address opens shows the server’s refusal and keeps the words', async () => {
  const answer = follow(open, () => refusal(500, 'INTERNAL', ''));
  const dialog = await submit();
  answer();
  await dialog.findByText('Failed to mark worry as resolved');
  expect(dialog.getByLabelText('Coping method 1')).toHaveProperty('value', 'Sleep');
});

test('the form that an address opened does not come back when the post is marked as unresolved', async () => {
  const answer = follow(open);
  await submit();
  answer();
  await screen.findByText('Your worry is marked as resolved.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Search:');
  await reopen();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an address opens no form for a post that is resolved already, also not when it is marked as unresolved', async () => {
  follow({ ...open, isResolved: true });
  await screen.findByText('It was nothing, in the end.');
  await screen.findByText('Search:');
  await reopen();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the form that an address opens is closed without a change, and the address no longer asks for it', async () => {
  follow(open);
  const dialog = within(await screen.findByRole('dialog'));
  expect(screen.getByText('Search: ?resolve=1')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Search: ?resolve=1')).toBeNull();
});
