import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { anId, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { ReportDialog } from './report-dialog.tsx';
import type { Reported } from './use-report.ts';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const comment: Reported = { kind: 'comment', id: anId() };
const post: Reported = { kind: 'post', id: anId() };
const me = aUser();

function open(subject: Reported, respond: (call: Call) => Response) {
  const resource = subject.kind === 'post' ? 'posts' : 'comments';
  const calls = stubApi({ [`POST /api/${resource}/${subject.id}/report`]: respond });
  const onClose = vi.fn();
  renderApp(<ReportDialog subject={subject} onClose={onClose} />, { user: me });
  return { calls, onClose };
}
const details = () => screen.getByLabelText('Details');
const send = () => fireEvent.click(screen.getByRole('button', { name: /^Report/ }));
const detailsText = () => (details() instanceof HTMLTextAreaElement ? details().textContent : '');

test('the reason of a report is spam until another is chosen, and its details are optional', async () => {
  const { calls, onClose } = open(comment, () => data({ id: anId() }, 201));
  expect(screen.getByRole('radio', { name: 'Spam' })).toHaveProperty('checked', true);
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  send();
  await screen.findByText('Comment reported successfully. Thank you for helping keep our community safe.');
  expect(calls[0]?.body).toEqual({ reason: 'spam' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('a post is reported with a reason and details', async () => {
  const { calls } = open(post, () => data({ id: anId() }, 201));
  fireEvent.click(screen.getByRole('radio', { name: 'Misinformation' }));
  fireEvent.change(details(), { target: { value: ' Not a cure. ' } });
  expect(screen.getByText('11/500')).toBeTruthy();
  send();
  await screen.findByText('Post reported successfully. Thank you for helping keep our community safe.');
  expect(calls[0]?.body).toEqual({ reason: 'misinformation', details: 'Not a cure.' });
});

test('a double click sends a report once', async () => {
  const { calls } = open(post, () => data({ id: anId() }, 201));
  send();
  send();
  await screen.findByText('Post reported successfully. Thank you for helping keep our community safe.');
  expect(calls).toHaveLength(1);
});

test('a report with details of more than 500 characters is not sent', async () => {
  const { calls } = open(comment, () => data({ id: anId() }, 201));
  fireEvent.change(details(), { target: { value: 'x'.repeat(501) } });
  send();
  expect(await screen.findByText('Details must be less than 500 characters')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(details()));
  expect(calls).toHaveLength(0);
});

test('a repeated report says that it was made already, and the dialog stays open', async () => {
  const message = 'You have reported this already. Thank you, a moderator will look at it.';
  const { onClose } = open(comment, () => refusal(409, 'ALREADY_REPORTED', message));
  send();
  await waitFor(() => expect(screen.getAllByText(message, { exact: false }).length).toBeGreaterThan(0));
  expect(onClose).not.toHaveBeenCalled();
});

test('a failed report keeps what was typed, also when the dialog is opened again', async () => {
  const { onClose } = open(comment, () => refusal(500, 'INTERNAL', 'inside'));
  fireEvent.click(screen.getByRole('radio', { name: 'Harassment' }));
  fireEvent.change(details(), { target: { value: 'Again and again' } });
  send();
  await waitFor(() => expect(screen.getAllByText('Failed to report comment').length).toBeGreaterThan(0));
  expect(onClose).not.toHaveBeenCalled();
  expect(detailsText()).toBe('Again and again');
  cleanup();
  open(comment, () => data({ id: anId() }, 201));
  expect(screen.getByText('What you had written is here again.')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Harassment' })).toHaveProperty('checked', true);
  send();
  await screen.findByText(/^Comment reported successfully/);
  expect(Object.keys(localStorage).filter((key) => key.includes('report'))).toEqual([]);
});
