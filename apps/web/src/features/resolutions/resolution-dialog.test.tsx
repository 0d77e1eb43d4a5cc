import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { writeMuted } from '../../lib/device/muted-store.ts';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { aPost, aUser, authoredBy } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { aResolution } from '../../testing/resolution-factories.ts';
import { ResolutionDialog } from './resolution-dialog.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const me = aUser();
const post = aPost(authoredBy(me));
const path = `/api/resolutions/posts/${post.id}`;
const existing = aResolution({ postId: post.id, copingMethods: ['Told in another window'] });

function open(respond: (call: Call) => Response, suggestions: object[] = []) {
  const calls = stubApi({
    [`POST ${path}/resolve`]: respond,
    [`GET ${path}`]: () => data(existing),
    [`GET ${path}/suggestions`]: () => data({ suggestions }),
    [`GET /api/posts/${post.id}`]: () => data(post),
  });
  const onClose = vi.fn();
  renderApp(<ResolutionDialog post={post} onClose={onClose} />, { user: me });
  fireEvent.change(screen.getByLabelText('Coping method 1'), { target: { value: 'Tea' } });
  return { onClose, writes: () => calls.filter(({ method }) => method !== 'GET') };
}
const submit = () => screen.getByRole('button', { name: /^(Mark as Resolved|Save)$/ });

test('only the first coping method is marked as required', () => {
  open(() => data(existing));
  fireEvent.click(screen.getByRole('button', { name: 'Add another' }));
  const rows = screen.getAllByLabelText(/^Coping method/);
  expect(rows.map((row) => row.getAttribute('aria-required'))).toEqual(['true', null]);
});

test('a double click sends a resolution once', async () => {
  const { onClose, writes } = open(() => data({ ...existing, support: null }, 201));
  const button = submit();
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText('Your worry is marked as resolved.');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(writes()).toHaveLength(1);
});

test('a resolution from another window takes the focus before it can be replaced', async () => {
  const { writes } = open(() => refusal(409, 'ALREADY_RESOLVED', 'This worry is resolved already.'));
  fireEvent.click(submit());
  await screen.findByText('Told in another window');
  const notice = screen.getByRole('group', { name: /^You marked this worry as resolved already/ });
  expect(document.activeElement).toBe(notice);
  expect(submit().textContent).toBe('Save');
  expect(writes()).toHaveLength(1);
});

test('what helped others stays folded if it contains a word that the author has muted', async () => {
  writeMuted(me.id, ['exam']);
  open(
    () => data(existing),
    [
      { method: 'Short walks', count: 3, example: 'Before every exam I walked.' },
      { method: 'Tea with a friend', count: 2, example: 'She listened.' },
    ],
  );
  await screen.findByText('She listened.');
  expect(screen.queryByText('Before every exam I walked.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('Before every exam I walked.')).toBeTruthy();
});
